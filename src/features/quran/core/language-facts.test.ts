import { describe, expect, it } from 'vitest'
import { nativeLanguageName, writingDirection } from './language-facts.ts'

describe('facts about languages', () => {
  it.each([
    ['fa', 'rtl'],
    ['ur', 'rtl'],
    ['dv', 'rtl'],
    ['ckb', 'rtl'],
    ['ku', 'ltr'],
    ['pa-Arab', 'rtl'],
    ['az', 'ltr'],
    ['zh-Hant', 'ltr'],
  ])('gives the direction of %s as %s', (tag, direction) => {
    expect(writingDirection(tag)).toBe(direction)
  })

  it.each([
    ['fa', 'فارسی'],
    ['fr', 'Français'],
    ['ms', 'Bahasa Melayu'],
    ['sv', 'Svenska'],
    ['ru', 'Русский'],
    ['zh-Hant', '繁體中文'],
  ])('gives the name of %s as %s', (tag, name) => {
    expect(nativeLanguageName(tag)).toBe(name)
  })
})
