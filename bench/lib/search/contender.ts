import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QuranIndex } from '#features/quran/core/index.ts'
import type { KnownQuery } from '#features/quran/core/search/relevance.ts'
import type { PackedText } from '#features/quran/core/search/searchable-text.ts'

/** A search that is measured. */
export interface Contender {
  /** Makes it ready; gives how many milliseconds its parts took. */
  readonly load: () => Promise<Readonly<Record<string, number>>>
  /** The numbers (1–6,236) of the verses found, best first, up to 20. */
  readonly ask: (known: KnownQuery) => Promise<readonly number[]>
  /** Megabytes that it keeps, where they are not of this process. */
  readonly memory?: () => Promise<number>
  readonly close?: () => Promise<void>
}

export const LIMIT = 20

const contentFolder = join(import.meta.dirname, '../../../dist/content/quran')

export function readContent<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(contentFolder, file), 'utf8'))
}

export const quranIndex = () => readContent<QuranIndex>('index.json')

/** Every text that the product searches, by its id, without the product's index. */
export function searchedTexts(): [id: string, texts: readonly string[]][] {
  const { search } = quranIndex()
  return Object.entries(search).map(([id, file]) => [id, readContent<PackedText>(file).texts])
}

/** Without vowels and other marks, so that the others need no rules of their own to find an Arabic word. */
export function bare(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC')
}
