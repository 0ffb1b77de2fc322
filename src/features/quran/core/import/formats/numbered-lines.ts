import type { FoundVerse, FoundVerses } from '../found-verses.ts'
import type { ReadingProblem } from '../reading-problem.ts'

const numbered = /^(\d{1,3})\|(\d{1,3})\|(.*)$/

/** Whether the first line that says anything is `sura|aya|text`. */
export function isNumberedLines(text: string): boolean {
  const first = text.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#'))
  return first !== undefined && numbered.test(first.trim())
}

/** Tanzil's text with numbers, `sura|aya|text`; blank lines and those that begin with `#` are passed over. */
export function readNumberedLines(text: string): FoundVerses {
  const verses: FoundVerse[] = []
  const problems: ReadingProblem[] = []
  text.split('\n').forEach((raw, index) => {
    const line = index + 1
    const said = raw.trim()
    if (said === '' || said.startsWith('#')) return
    const [, surah, verse, words] = numbered.exec(said) ?? []
    if (words === undefined) problems.push({ line, what: 'this is not `sura|aya|text`.' })
    else verses.push({ place: { surah: Number(surah), verse: Number(verse) }, text: words, line })
  })
  return { format: 'sura|aya|text', verses, problems }
}
