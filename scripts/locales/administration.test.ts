import { expect, it } from 'vitest'
import { isAdministration, isNeeded, withoutAdministration } from './administration.ts'

it('needs the administration in English and Arabic', () => {
  expect(['en', 'ar', 'ur', 'fr'].filter(isNeeded)).toEqual(['en', 'ar'])
})

it('knows the parts of the administration by their name', () => {
  const parts = ['admin', 'admin-users', 'administrator', 'prayer']
  expect(parts.filter(isAdministration)).toEqual(['admin', 'admin-users'])
})

it('knows the titles of administration pages by their name', () => {
  const texts = new Map([
    ['adminUsers.title', 'Users'],
    ['administrator.title', 'Administrator'],
    ['qibla.title', 'Qibla'],
  ])
  const needed = (own: readonly (readonly [string, string])[]) => [
    ...withoutAdministration('pages', texts, new Map(own)).keys(),
  ]
  expect(needed([])).toEqual(['administrator.title', 'qibla.title'])
  expect(needed([['adminUsers.title', 'Utilisateurs']])).toEqual([...texts.keys()])
  expect(withoutAdministration('prayer', texts, new Map())).toBe(texts)
})
