import { createHash } from 'node:crypto'
import { surahCount, verseCount, verseTotal } from '#features/quran/core/index.ts'

/** SHA-256 of the shown text, as computed by {@link textChecksum}. Change it only on purpose. */
const EXPECTED = '997496e91bc12d97f8baaf63f3ad27135d26fb57bdb650ebdbca88d6a6be0b50'

/** The basmala without vowels and signs. */
const BASMALA_LETTERS = 'بسم ٱلله ٱلرحمن ٱلرحيم'
const AN_NAML = 27

/** The verses of each surah. */
export type QuranText = readonly (readonly string[])[]

/** SHA-256 of one line per verse: `surah|verse|text`. */
function textChecksum(text: QuranText): string {
  const hash = createHash('sha256')
  text.forEach((verses, surah) => {
    verses.forEach((verse, index) => {
      hash.update(`${surah + 1}|${index + 1}|${verse}\n`)
    })
  })
  return hash.digest('hex')
}

/** Problems of the Arabic text: counts, empty verses, misplaced basmalas, any changed letter. */
export function textProblems(text: QuranText, expected = EXPECTED): string[] {
  const problems = countProblems('The text', text)
  const basmala = text[0]?.[0] ?? ''
  if (basmala.replaceAll(/\p{M}/gu, '') !== BASMALA_LETTERS) problems.push('Verse 1:1 is not the basmala.')
  text.forEach((verses, index) => {
    const surah = index + 1
    if (surah > 1 && verses[0]?.startsWith(basmala))
      problems.push(`Verse ${surah}:1 begins with the basmala.`)
    const within = verses.slice(1).some((verse) => verse.includes(basmala))
    if (within !== (surah === AN_NAML)) problems.push(`The basmala is out of its place in surah ${surah}.`)
  })
  const checksum = textChecksum(text)
  if (checksum !== expected) problems.push(`The text has the checksum ${checksum}, not ${expected}.`)
  return problems
}

/** Problems of the number of surahs and verses, and empty verses. */
export function countProblems(name: string, text: QuranText): string[] {
  const problems: string[] = []
  if (text.length !== surahCount) problems.push(`${name} has ${text.length} surahs, not ${surahCount}.`)
  const total = text.flat().length
  if (total !== verseTotal) problems.push(`${name} has ${total} verses, not ${verseTotal}.`)
  text.forEach((verses, index) => {
    const surah = index + 1
    const count = verseCount(surah)
    if (verses.length !== count) {
      problems.push(`${name} has ${verses.length} verses in surah ${surah}, not ${count}.`)
    }
    verses.forEach((verse, position) => {
      if (!verse.trim()) problems.push(`${name} has nothing in verse ${surah}:${position + 1}.`)
    })
  })
  return problems
}
