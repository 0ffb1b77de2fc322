import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { answerCache } from '#shared/server/http/answer-cache.ts'
import { prebuildAnswer, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { readDuas } from '../core/duas.contract.ts'
import type { DuaCategory, ReadableDua } from '../core/index.ts'

/** The whole list and one for each category, in every encoding. */
const CACHE_BYTES = 4_000_000

/** Duas change only with releases, and a stale answer is harmless. */
const REFERENCE = 'public, max-age=3600, stale-while-revalidate=604800'

export const duasFeature: ServerFeature = async (app, { contentFolder }) => {
  const duas: readonly ReadableDua[] = JSON.parse(
    await readFile(join(contentFolder, 'duas', 'duas.json'), 'utf8'),
  )
  const answers = answerCache(CACHE_BYTES)
  prebuiltRoute(
    app,
    readDuas,
    ({ query: { category } }) =>
      answers.forceFetch(category ?? 'all', {
        context: () =>
          prebuildAnswer(
            readDuas,
            duas
              .filter(({ categories }) => category === undefined || categories.includes(category))
              .map((dua) => toAnswer(dua, category)),
          ),
      }),
    { cacheControl: REFERENCE },
  )
}

function toAnswer(dua: ReadableDua, category: DuaCategory | undefined): AnswerOf<typeof readDuas>[number] {
  const { id, title, arabic, transliteration, meaning, categories, themes, times, when, quran, sources } = dua
  return {
    id,
    title: title.en,
    titleArabic: title.ar,
    arabicText: arabic,
    transliteration,
    translation: meaning.en,
    category: category ?? categories[0] ?? 'general',
    categories: [...categories],
    themes: [...themes],
    times,
    when,
    verse: quran?.verse,
    sources: [...sources],
    audioUrl: null,
  }
}
