import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const own = ['amina.k@mail.example', 'amina-48213', 'Amina', null, undefined]

test.each([
  'password',
  'PassWord',
  '12345678',
  '١٢٣٤٥٦٧٨',
  'aaaaaaaaaaaa',
  'abababababab',
  'qwertyqwerty',
  'Rafiq2026',
  'rafiqrafiq!',
  'رفيق١٤٤٨',
  'amina.k@mail.example',
  'Amina1999',
  'amina.k_7',
  '7amina-482138',
])('finds %s common', async (password) => {
  expect(await isCommonPassword(password, own)).toBe(true)
})

test.each([
  'correct horse battery',
  'amina keeps seven bees',
  'السماء فوق المدينة',
  'x9!kQ2#vLp',
  'rafiq of the long road',
])('accepts %s', async (password) => {
  expect(await isCommonPassword(password, own)).toBe(false)
})
