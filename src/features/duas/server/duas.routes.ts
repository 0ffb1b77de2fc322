import { LRUCache } from 'lru-cache'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { changesOf } from '#shared/server/directory/directory-changes.ts'
import {
  JSON_TYPE,
  type PrebuiltAnswer,
  prebuild,
  prebuildAnswer,
  prebuiltBody,
  prebuiltRoute,
} from '#shared/server/http/prebuilt-answer.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { type DuaCategory, duaCategories, type ReadableDua } from '../core/dua.ts'
import { readDuas } from '../core/duas.contract.ts'
import { DUAS } from '../core/duas-address.ts'
import { publicDuas, seedDuas } from './duas.directory.ts'
import { duas } from './duas.table.ts'
import { duasAdminFeature, type ReadSurah } from './duas-admin.routes.ts'

/** An edit is seen at once on its instance, and within this time on others. */
const REUSED_FOR_MS = 30_000
/** The file, the whole list and one for each category, before and after an edit. */
const MOST_ANSWERS = 2 * (duaCategories.length + 2)

/** The duas and their administration. The file of the duas that devices store is the same list. */
export const duasFeature =
  (readSurah: ReadSurah): ServerFeature =>
  async (app, services) => {
    const { database, contentFolder } = services
    await seedDuas(database, contentFolder)
    const answers = new LRUCache<string, PrebuiltAnswer, () => Promise<PrebuiltAnswer>>({
      max: MOST_ANSWERS,
      ttl: REUSED_FOR_MS,
      ignoreFetchAbort: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: (_key, _stale, { context: make }) => make(),
    })
    const answer = (name: string, make: () => Promise<PrebuiltAnswer>) =>
      answers.forceFetch(`${name} ${changesOf(duas)}`, { context: make })

    app.get(DUAS, { schema: { hide: true } }, async (request, reply) => {
      const file = await answer('file', async () =>
        prebuild(JSON.stringify(await publicDuas(database)), JSON_TYPE),
      )
      reply.header('cache-control', 'no-cache')
      return prebuiltBody(request, reply, file)
    })

    prebuiltRoute(
      app,
      readDuas,
      ({ query: { category } }) =>
        answer(category ?? 'all', async () =>
          prebuildAnswer(
            readDuas,
            (await publicDuas(database))
              .filter(({ categories }) => category === undefined || categories.includes(category))
              .map((dua) => toAnswer(dua, category)),
          ),
        ),
      { cacheControl: 'public, max-age=300, stale-while-revalidate=86400' },
    )

    await duasAdminFeature(readSurah)(app, services)
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
