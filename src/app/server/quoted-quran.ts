import { join } from 'node:path'
import { articleVerses, type QuotedQuran } from '#features/articles/server/article-verses.ts'
import type { ReadVerses } from '#features/newsletter/server/issues/issue-email.ts'
import { surahCount } from '#features/quran/core/index.ts'
import { openQuran } from '#features/quran/server/quran.repository.ts'

/** Reads the Arabic and the English translation of all surahs when an article first quotes them. */
export function quotedQuran(contentFolder: string): () => Promise<QuotedQuran> {
  let read: Promise<QuotedQuran> | undefined
  return () => {
    read ??= readAll(join(contentFolder, 'quran')).catch((error: unknown) => {
      read = undefined
      throw error
    })
    return read
  }
}

/** The verses that the newsletter quotes, as articles do. */
export const versesFrom = (contentFolder: string): ReadVerses => {
  const read = quotedQuran(contentFolder)
  return async (language) => articleVerses(await read(), language)
}

async function readAll(folder: string): Promise<QuotedQuran> {
  const quran = await openQuran(folder)
  const numbers = Array.from({ length: surahCount }, (_, at) => at + 1)
  const [text, en] = await Promise.all([
    Promise.all(numbers.map(async (surah) => (await quran.text(surah)).map(({ text }) => ({ text })))),
    Promise.all(numbers.map((surah) => quran.translation('en', surah))),
  ])
  return { surahs: quran.surahs, text, translations: { en } }
}
