import { beforeAll, describe, expect, it } from 'vitest'
import { translationLanguages, verseKey } from '#features/quran/core/index.ts'
import { changedWords } from './changed-words.ts'
import { cleanTranslation } from './clean-translation.ts'
import { type QuranSource, readQuranSource } from './source.ts'
import { translationRepairs } from './translation-repairs.ts'

/** Every change to every translation: verse → words before and after. */
const golden = './golden/cleaned-translations.json'

/** Reading and aligning everything takes seconds, more on a busy machine. */
const A_MINUTE = 60_000

describe('the cleaned translations', () => {
  let source: QuranSource
  beforeAll(async () => {
    source = await readQuranSource()
  }, A_MINUTE)

  it('differ from the published ones only in the listed words', async () => {
    const changes: Record<string, string> = {}
    for (const language of translationLanguages) {
      for (const { id, verses } of source.translations[language]) {
        for (const { id: verse, translation = '' } of verses) {
          const key = verseKey({ surah: id, verse })
          const clean = cleanTranslation(language, key, translation)
          expect(clean.length).toBeGreaterThan(0)
          if (clean !== translation) changes[`${language} ${key}`] = changedWords(translation, clean)
        }
      }
    }
    await expect(`${JSON.stringify(changes, null, 1)}
`).toMatchFileSnapshot(golden)
  })

  it.each([
    ['id', '2:238', 'dan (peliharalah) salat wusṭa.91) Dan', 'dan (peliharalah) salat wusṭa. Dan'],
    ['id', '2:125', 'maqam Ibrahim 45) itu', 'maqam Ibrahim itu'],
    ['id', '2:40', '(Wahai Bani Israil!21) Ingatlah', 'Wahai Bani Israil! Ingatlah'],
    ['id', '2:3', '(Yaitu) mereka yang menginfakkan6) sebagian', '(Yaitu) mereka yang menginfakkan sebagian'],
    ['id', '16:124', 'hari Sabtu468)hanya', 'hari Sabtu hanya'],
    ['id', '2:206', 'kesom\u00adbongannya', 'kesombongannya'],
    ['ur', '4:69', 'شہدا٫ اور', 'شہداء اور'],
    ['ru', '8:11', 'удалить c вас', 'удалить с вас'],
    ['en', '2:2', 'This is the Book [in which]', 'This is the Book [in which]'],
  ] as const)('are correct: %s %s', (language, key, published, clean) => {
    expect(cleanTranslation(language, key, published)).toBe(clean)
  })

  it('are rejected while they contain an unknown remain of a footnote', () => {
    expect(() => cleanTranslation('en', '2:2', 'This is the Book[1]')).toThrow('"1" is left in en 2:2')
    expect(() => cleanTranslation('fr', '2:2', 'C&eacute;leste')).toThrow('&eacute;')
    expect(() => cleanTranslation('es', '2:2', 'el <i>Libro</i>')).toThrow('<i>')
  })

  it('are rejected if known damage is missing', () => {
    const [verse = '', from = ''] = translationRepairs.bn?.[0] ?? []
    expect(() => cleanTranslation('bn', verse, 'whole')).toThrow(from)
  })
})
