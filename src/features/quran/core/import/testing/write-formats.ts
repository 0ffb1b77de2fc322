import { placeOfVerse, verseTotal } from '../../index.ts'

type Surahs = readonly (readonly string[])[]

/** An invented translation in which no two verses are alike. */
export function fakeTranslation(word = 'verse'): string[][] {
  const surahs: string[][] = []
  for (let number = 1; number <= verseTotal; number++) {
    const { surah, verse } = placeOfVerse(number)
    const verses = surahs[surah - 1] ?? []
    verses.push(`${word} ${verse} of “${surah}”, آیه`)
    surahs[surah - 1] = verses
  }
  return surahs
}

const each = (surahs: Surahs, write: (text: string, surah: number, verse: number) => string) =>
  surahs.flatMap((verses, surah) => verses.map((text, verse) => write(text, surah + 1, verse + 1)))

const comments = ['', '#', '#  Translation: made up', '#  Source: a test', '#']
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const csv = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Writes a translation in each format that can be imported. */
export const writeFormats = {
  plain: (surahs: Surahs) => [...surahs.flat(), ...comments].join('\n'),
  numbered: (surahs: Surahs) =>
    [...each(surahs, (text, surah, verse) => `${surah}|${verse}|${text}`), ...comments].join('\n'),
  xml: (surahs: Surahs) =>
    [
      '<?xml version="1.0" encoding="utf-8" ?>',
      '<!-- made up -->',
      '<quran>',
      ...surahs.flatMap((verses, surah) => [
        `\t<sura index="${surah + 1}" name="سورة">`,
        ...verses.map((text, verse) => `\t\t<aya index="${verse + 1}" text="${xml(text)}" />`),
        '\t</sura>',
      ]),
      '</quran>',
    ].join('\n'),
  csv: (surahs: Surahs) =>
    [
      '# a comment, or two',
      'id,sura,aya,translation,footnotes',
      ...each(surahs, (text, surah, verse) => `1,${surah},${verse},${csv(text)},"a note,\nof two lines"`),
    ].join('\n'),
  list: (surahs: Surahs) => JSON.stringify(surahs.flat(), null, 1),
  lists: (surahs: Surahs) => JSON.stringify(surahs),
  keys: (surahs: Surahs) =>
    JSON.stringify(Object.fromEntries(surahs.map((verses, surah) => [surah + 1, numbered(verses)])), null, 2),
  surahs: (surahs: Surahs) =>
    JSON.stringify(
      surahs.map((verses, surah) => ({
        id: surah + 1,
        verses: verses.map((translation, verse) => ({ id: verse + 1, text: 'بسم', translation })),
      })),
      null,
      1,
    ),
}

const numbered = (verses: readonly string[]) =>
  Object.fromEntries(verses.map((text, verse) => [verse + 1, text]))
