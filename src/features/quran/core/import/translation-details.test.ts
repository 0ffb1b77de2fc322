import { describe, expect, it } from 'vitest'
import { InvalidOptionError } from '#shared/core/import-options.ts'
import { isImportedId, translationDetails } from './translation-details.ts'

const given = { language: 'fa', name: 'Fooladvand', licence: 'Public domain' }

describe('the details of a translation', () => {
  it('fill in missing options', () => {
    expect(translationDetails({ ...given, name: '  Bahāʾ al-Dīn Khorramshāhī ' })).toEqual({
      id: 'fa.baha-al-din-khorramshahi',
      language: 'fa',
      name: 'Bahāʾ al-Dīn Khorramshāhī',
      translator: 'Bahāʾ al-Dīn Khorramshāhī',
      licence: 'Public domain',
      direction: 'rtl',
    })
    expect(translationDetails({ ...given, language: 'ZH-hant' })).toMatchObject({
      id: 'zh.fooladvand',
      language: 'zh-Hant',
      direction: 'ltr',
    })
    expect(translationDetails({ ...given, id: 'fa.x-1', direction: 'ltr', translator: 'Z' })).toMatchObject({
      id: 'fa.x-1',
      direction: 'ltr',
      translator: 'Z',
    })
  })

  it.each([
    [{ language: undefined }, '--language'],
    [{ language: 'xx' }, '--language'],
    [{ language: 'persian' }, '--language'],
    [{ language: '../fa' }, '--language'],
    [{ language: 'fa_' }, '--language'],
    [{ language: 'und' }, '--language'],
    [{ language: 'root' }, '--language'],
    [{ name: undefined }, '--name is missing'],
    [{ name: ' ' }, '--name is missing'],
    [{ name: 'x'.repeat(101) }, '--name is longer than 100'],
    [{ name: 'a\u0000b' }, '--name holds a character that is not shown'],
    [{ name: 'a\nb' }, '--name holds a character that is not shown'],
    [{ name: 'a\u202eb' }, '--name holds a character that is not shown'],
    [{ name: '!!' }, '--name has no letters'],
    [{ name: 'فولادوند' }, 'no Latin letters to make an id of'],
    [{ licence: undefined }, '--licence is missing'],
    [{ licence: '' }, '--licence is missing'],
    [{ translator: '' }, '--translator is missing'],
    [{ direction: 'up' }, '--direction'],
    [{ id: 'en' }, '--id'],
    [{ id: 'fa' }, '--id'],
    [{ id: 'ar.x' }, '--id'],
    [{ id: 'fa../../etc' }, '--id'],
    [{ id: '../fa.x' }, '--id'],
    [{ id: 'fa.x/y' }, '--id'],
    [{ id: 'fa.X' }, '--id'],
    [{ id: 'fa.a..b' }, '--id'],
    [{ id: `fa.${'x'.repeat(60)}` }, '--id'],
    [{ id: '' }, '--id'],
  ])('reject %j', (wrong, sentence) => {
    expect(() => translationDetails({ ...given, ...wrong })).toThrow(InvalidOptionError)
    expect(() => translationDetails({ ...given, ...wrong })).toThrow(sentence)
  })

  it('never produce an invalid id', () => {
    for (const name of ['a', 'x'.repeat(100), `${'ab '.repeat(30)}`, '1', 'A.B/C\\D..']) {
      expect(isImportedId(translationDetails({ ...given, name }).id)).toBe(true)
    }
  })
})
