import { describe, expect, it } from 'vitest'
import { pageAt } from '#shared/core/pages.ts'
import { roles } from '#shared/core/roles.ts'
import { adminLinks, isAdministrator, ownLinks } from './account-links.ts'
import { nameOfUser } from './name-of-user.ts'

describe('the menu of whoever is signed in', () => {
  it('calls people by their first name, else by their user name', () => {
    expect(nameOfUser({ firstName: 'Maryam', username: 'm7' })).toBe('Maryam')
    expect(nameOfUser({ firstName: '  ', username: 'm7' })).toBe('m7')
    expect(nameOfUser({ firstName: null, username: 'm7' })).toBe('m7')
  })

  it('says of administrators alone that they are some', () => {
    const those = roles.filter((role) => isAdministrator({ role }))
    expect(those).toEqual(['super_admin', 'admin'])
    expect(isAdministrator({ role: null })).toBe(false)
  })

  it('leads only to pages that there are, and others not to the administration', () => {
    const links = [...ownLinks, ...adminLinks({ role: 'admin' })]
    expect(ownLinks.map(({ name }) => name)).toContain('settings')
    expect(links.filter(({ href }) => !pageAt(href))).toEqual([])
    expect(adminLinks({ role: 'super_admin' }).map(({ href }) => href)).toContain('/admin/role-applications')
    expect(adminLinks({ role: 'support' })).toEqual([])
    expect(adminLinks({ role: null })).toEqual([])
  })
})
