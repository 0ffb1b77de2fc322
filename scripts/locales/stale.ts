import { createHash } from 'node:crypto'
import type { Origins } from './text-history.ts'

/** A translation whose English text has changed since. */
export interface Stale {
  readonly language: string
  /** `prayer:title`. */
  readonly key: string
  readonly text: string
  readonly before: string
  readonly now: string
}

/** `fr` → `prayer:title` → fingerprint of the English text with which the translation was found right. */
export type Accepted = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * The translations that were made from another English text than today's, unless they were found right with it.
 * Signs and capitals don't count, only words and placeholders.
 */
export function staleTranslations(
  origins: Origins,
  english: ReadonlyMap<string, string>,
  accepted: Accepted,
): Stale[] {
  return [...origins].flatMap(([language, texts]) =>
    [...texts].flatMap(([key, { text, english: before }]) => {
      const now = english.get(key)
      if (language === 'en' || now === undefined || wordsOf(before) === wordsOf(now)) return []
      if (accepted.get(language)?.get(key) === fingerprint(now)) return []
      return [{ language, key, text, before, now }]
    }),
  )
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}{}]+/gu, ' ')
    .trim()

/** Ten hexadecimal digits that change with the words of a text. */
const fingerprint = (text: string): string =>
  createHash('sha256').update(wordsOf(text)).digest('hex').slice(0, 10)

/** Parses lines of `language`, key and fingerprint, separated by tabs. */
export function parseAccepted(table: string): Map<string, Map<string, string>> {
  const accepted = new Map<string, Map<string, string>>()
  for (const line of table.split('\n')) {
    const [language, key, print] = line.split('\t')
    if (!language || !key || !print) continue
    accepted.set(language, (accepted.get(language) ?? new Map<string, string>()).set(key, print))
  }
  return accepted
}

/**
 * The table with `stale` accepted too. Lines whose fingerprint is no longer that of the English text are dropped: they
 * have no effect.
 */
export function acceptedTable(
  accepted: Accepted,
  stale: readonly Stale[],
  english: ReadonlyMap<string, string>,
): string {
  const before = [...accepted].flatMap(([language, keys]) =>
    [...keys]
      .filter(([key, print]) => print === fingerprint(english.get(key) ?? ''))
      .map(([key, print]) => `${language}\t${key}\t${print}`),
  )
  const added = stale.map(({ language, key, now }) => `${language}\t${key}\t${fingerprint(now)}`)
  return [...new Set([...before, ...added])]
    .toSorted()
    .map((line) => `${line}\n`)
    .join('')
}
