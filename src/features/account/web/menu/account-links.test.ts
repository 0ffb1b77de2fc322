import { describe, expect, it } from 'vitest'
import { pageAt } from '#shared/core/pages.ts'
import { roles } from '#shared/core/roles.ts'
import { adminLinks, isAdministrator, ownLinks } from './account-links.ts'
import { displayName } from './display-name.ts'

describe('the account menu', () => {
  it('shows the first name, else the username', () => {
    expect(displayName({ firstName: 'Maryam', username: 'm7' })).toBe('Maryam')
    expect(displayName({ firstName: '  ', username: 'm7' })).toBe('m7')
    expect(displayName({ firstName: null, username: 'm7' })).toBe('m7')
  })

  it('recognises administrators', () => {
    const those = roles.filter((role) => isAdministrator({ role }))
    expect(those).toEqual(['super_admin', 'admin'])
    expect(isAdministrator({ role: null })).toBe(false)
  })

  it('links only to existing pages, and to the administration for administrators only', () => {
    const links = [...ownLinks, ...adminLinks({ role: 'admin' })]
    expect(ownLinks.map(({ name }) => name)).toContain('settings')
    expect(links.filter(({ href }) => !pageAt(href))).toEqual([])
    expect(adminLinks({ role: 'super_admin' }).map(({ href }) => href)).toContain('/admin/role-applications')
    expect(adminLinks({ role: 'support' })).toEqual([])
    expect(adminLinks({ role: null })).toEqual([])
  })
})
