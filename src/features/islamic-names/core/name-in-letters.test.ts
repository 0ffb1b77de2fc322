import { expect, it } from 'vitest'
import { nameInLetters } from './name-in-letters.ts'

it.each([
  ['Nasima', 'نَسِيمَة', 'نسیمہ', 'نسیمه'],
  ['Anwar', 'أَنْوَر', 'انور', 'انور'],
  ['Malik', 'مَلِك', 'ملک', 'ملک'],
  ['Kahkashan', 'کہکشاں', 'کہکشاں', 'کهکشان'],
  ['Aylin', 'آيلين', 'آیلین', 'آیلین'],
  ['Afsana', 'افسانه', 'افسانہ', 'افسانه'],
  ['Diya', 'ضِيَاء', 'ضیاء', 'ضیاء'],
])('writes %s as each language does', (name, arabicName, urdu, persian) => {
  expect(nameInLetters({ name, arabicName }, 'ur')).toBe(urdu)
  expect(nameInLetters({ name, arabicName }, 'fa')).toBe(persian)
  expect(nameInLetters({ name, arabicName }, 'ar')).toBe(arabicName)
  expect(nameInLetters({ name, arabicName }, 'tr')).toBe(name)
})
