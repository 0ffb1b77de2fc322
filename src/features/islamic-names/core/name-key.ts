import { spelledWords } from '#shared/core/text-search.ts'

/** A name as a key: names that differ in case, accents and Arabic vowels are one name. */
export const nameKey = (name: string): string => spelledWords(name).join(' ')
