import { describe, expect, it } from 'vitest'
import { soundKeys } from './sound-key.ts'

const soundAlike = (one: string, other: string) => {
  const keys = new Set(soundKeys(one))
  return soundKeys(other).some((key) => keys.has(key))
}

describe('the sound of a name', () => {
  it.each([
    ['Muhammad', 'Mohamed'],
    ['Muhammad', 'Mehmet'],
    ['Mohamed', 'Mehmet'],
    ['Muhammad', 'Muhammed'],
    ['Ahmad', 'Ahmet'],
    ['Uthman', 'Osman'],
    ['Uthman', 'Othman'],
    ['ʿUthmān', 'Usman'],
    ['Umar', 'Omer'],
    ['Umar', 'Ömer'],
    ['Khadijah', 'Hatice'],
    ['Khadija', 'Khadeejah'],
    ['Aisha', 'Ayşe'],
    ['ʿĀʾishah', 'Aicha'],
    ['Fatimah', 'Fatma'],
    ['Hussain', 'Hüseyin'],
    ['Husayn', 'Hossein'],
    ['Maryam', 'Meryem'],
    ['Maryam', 'Mariam'],
    ['Dawud', 'Davut'],
    ['Dawud', 'Daoud'],
    ['Yusuf', 'Youssef'],
    ['Ibrahim', 'Ebrahim'],
    ['Ibrahim', 'İbrahim'],
    ['Amina', 'Emine'],
    ['Khalid', 'Halit'],
    ['Rajab', 'Recep'],
    ['Yaqub', 'Yakup'],
    ['Zaynab', 'Zeinab'],
    ['Ali', 'Aly'],
  ])('is the same for %s and %s', (one, other) => expect(soundAlike(one, other)).toBe(true))

  it.each([
    ['Muhammad', 'Mahmud Ali'],
    ['Amina', 'Amin'],
    ['Hasan', 'Hasana'],
    ['Umar', 'Amir'],
    ['Layla', 'Lina'],
    ['Salih', 'Salim'],
    ['Salih', 'Sali'],
  ])('differs between %s and %s', (one, other) => expect(soundAlike(one, other)).toBe(false))

  it.each(['', 'a', 'Ay', 'محمد', '123'])('has no key for %j', (text) => expect(soundKeys(text)).toEqual([]))
})
