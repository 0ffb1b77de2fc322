import { join } from 'node:path'
import type { PictureText } from '#features/gallery/core/picture.ts'
import { pictures } from '#features/gallery/core/pictures.ts'
import { type Meaning, type QuotedText, quotedKey } from '#features/gallery/core/quoted-text.ts'
import type { Hadith } from '#features/hadiths/core/hadith.ts'
import { translationLanguages } from '#features/quran/core/index.ts'
import { languageCodes } from '#shared/core/languages.ts'
import { readItems } from './directory/read-items.ts'
import { type QuranParts, quranParts } from './quran/quran-parts.ts'
import { readQuranSource } from './quran/source.ts'
import { readStructure } from './quran/structure.ts'
import { translators } from './quran/translators.ts'
import { writeJson } from './quran/write-files.ts'

export const name = 'gallery'

const hadiths = join(import.meta.dirname, '../../content/hadiths/items')

/** Writes the quoted texts of all pictures with their meanings into one file. */
export async function build(outFolder: string): Promise<void> {
  const quran = quranParts(await readQuranSource(), readStructure())
  const items = await readItems<Hadith>(hadiths, ({ id }) => id)
  const quoted = pictures.flatMap(({ text }) => {
    const key = quotedKey(text)
    return key ? [[key, quotedText(text, quran, items)] as const] : []
  })
  await writeJson(join(outFolder, 'texts.json'), Object.fromEntries(quoted))
}

function quotedText(text: PictureText, quran: QuranParts, items: readonly Hadith[]): QuotedText {
  if (text.kind === 'hadith') {
    const hadith = items.find(({ id }) => id === text.id)
    if (!hadith) throw new RangeError(`There is no hadith ${text.id}.`)
    const { arabic, translation, collection, number } = hadith
    return { arabic, meanings: { en: { text: translation } }, place: { collection, number } }
  }
  if (text.kind !== 'verse') throw new RangeError('This text is not quoted.')
  const [surah = 0, verse = 0] = text.verse.split(':').map(Number)
  const [names, found] = [quran.surahs[surah - 1], quran.text[surah - 1]?.[verse - 1]]
  if (!names || !found) throw new RangeError(`There is no verse ${text.verse}.`)
  const place = { surah: names.englishName, surahArabic: names.name, verse: text.verse }
  if (text.words) return { arabic: wordsOf(found.text, text.words, text.verse), meanings: {}, place }
  return { arabic: found.text, meanings: meaningsOf(quran, surah, verse), place }
}

/** Some words of a verse, exactly as they are in it. */
function wordsOf(verse: string, [first, last]: readonly [number, number], reference: string): string {
  const words = verse.split(' ')
  if (first < 1 || last < first || last > words.length)
    throw new RangeError(`${reference} has no such words.`)
  return words.slice(first - 1, last).join(' ')
}

function meaningsOf(quran: QuranParts, surah: number, verse: number): Readonly<Record<string, Meaning>> {
  const ofInterface = translationLanguages.filter((code) =>
    (languageCodes as readonly string[]).includes(code),
  )
  return Object.fromEntries(
    ofInterface.map((code) => [
      code,
      {
        text: quran.translations[code][surah - 1]?.[verse - 1] ?? '',
        translator: translators[code].name,
      },
    ]),
  )
}
