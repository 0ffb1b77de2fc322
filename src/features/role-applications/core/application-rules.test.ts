import { expect, test } from 'vitest'
import { roles } from '#shared/core/roles.ts'
import { hindranceOf, needsSample, rolesToApplyFor } from './application-rules.ts'

const admin = { id: 'a', role: 'admin' } as const
const superAdmin = { id: 's', role: 'super_admin' } as const
const about = (role: (typeof roles)[number], present: (typeof roles)[number] | null = null) => ({
  role,
  applicant: { id: 'x', role: present },
})

test.each([
  ['an administrator may decide on a recitor', admin, about('recitor'), undefined],
  ['one who has another role already may be given this one', admin, about('recitor', 'support'), undefined],
  ['an administrator makes no administrators', admin, about('admin'), 'super_admin_needed'],
  ['nor takes that role from anybody', admin, about('recitor', 'admin'), 'super_admin_needed'],
  ['nor the highest', admin, about('support', 'super_admin'), 'super_admin_needed'],
  ['a super administrator may', superAdmin, about('admin'), undefined],
  ['and may change them', superAdmin, about('recitor', 'admin'), undefined],
] as const)('%s', (_, reviewer, application, hindrance) => {
  expect(hindranceOf(reviewer, application)).toBe(hindrance)
})

test('nobody decides about themselves, whoever they are', () => {
  for (const role of roles) {
    const own = { role: 'recitor', applicant: { id: 'x', role } } as const
    expect(hindranceOf({ id: 'x', role }, own)).toBe('own_application')
  }
})

test('nobody can ask to run the whole, and only reciters are heard', () => {
  expect(rolesToApplyFor).not.toContain('super_admin')
  expect(roles.filter(needsSample)).toEqual(['recitor'])
})
