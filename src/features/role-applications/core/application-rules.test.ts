import { expect, test } from 'vitest'
import { roles } from '#shared/core/roles.ts'
import { decisionBlockedBy, needsSample, rolesToApplyFor } from './application-rules.ts'

const admin = { id: 'a', role: 'admin' } as const
const superAdmin = { id: 's', role: 'super_admin' } as const
const about = (role: (typeof roles)[number], present: (typeof roles)[number] | null = null) => ({
  role,
  applicant: { id: 'x', role: present },
})

test.each([
  ['an administrator decides on a reciter', admin, about('recitor'), undefined],
  ['an administrator decides on someone with another role', admin, about('recitor', 'support'), undefined],
  ['an administrator cannot make administrators', admin, about('admin'), 'super_admin_needed'],
  ['an administrator cannot change an administrator', admin, about('recitor', 'admin'), 'super_admin_needed'],
  [
    'an administrator cannot change a super administrator',
    admin,
    about('support', 'super_admin'),
    'super_admin_needed',
  ],
  ['a super administrator makes administrators', superAdmin, about('admin'), undefined],
  ['a super administrator changes administrators', superAdmin, about('recitor', 'admin'), undefined],
] as const)('%s', (_, reviewer, application, blockedBy) => {
  expect(decisionBlockedBy(reviewer, application)).toBe(blockedBy)
})

test('nobody decides on their own application', () => {
  for (const role of roles) {
    const own = { role: 'recitor', applicant: { id: 'x', role } } as const
    expect(decisionBlockedBy({ id: 'x', role }, own)).toBe('own_application')
  }
})

test('nobody can apply for super_admin, and only reciters need a sample', () => {
  expect(rolesToApplyFor).not.toContain('super_admin')
  expect(roles.filter(needsSample)).toEqual(['recitor'])
})
