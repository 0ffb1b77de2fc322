import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QuranIndex } from '#features/quran/core/index.ts'
import type { KnownQuery } from '#features/quran/core/search/relevance.ts'
import type { PackedText } from '#features/quran/core/search/searchable-text.ts'

/** A measured search. */
export interface Contender {
  /** Prepares it; returns the milliseconds of each step. */
  readonly load: () => Promise<Readonly<Record<string, number>>>
  /** The numbers (1–6,236) of up to 20 verses, best first. */
  readonly ask: (known: KnownQuery) => Promise<readonly number[]>
  /** Its memory in megabytes, if it is outside of this process. */
  readonly memory?: () => Promise<number>
  readonly close?: () => Promise<void>
}

export const LIMIT = 20

const contentFolder = join(import.meta.dirname, '../../../dist/content/quran')

export function readContent<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(contentFolder, file), 'utf8'))
}

export const quranIndex = () => readContent<QuranIndex>('index.json')

/** Every searchable text of the product by id, without the product's index. */
export function searchedTexts(): [id: string, texts: readonly string[]][] {
  const { search } = quranIndex()
  return Object.entries(search).map(([id, file]) => [id, readContent<PackedText>(file).texts])
}

/** Without vowels and other marks, so that the other contenders need no special rules for Arabic. */
export function bare(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC')
}
