import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { keptAnswers, serveListFile } from '#shared/server/directory/kept-answers.ts'
import { type PrebuiltAnswer, prebuildAnswer, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { type DuaCategory, duaCategories, type ReadableDua } from '../core/dua.ts'
import { readDuas } from '../core/duas.contract.ts'
import { DUAS } from '../core/duas-address.ts'
import { publicDuas, seedDuas } from './duas.directory.ts'
import { duas } from './duas.table.ts'
import { duasAdminFeature, type ReadSurah } from './duas-admin.routes.ts'

/** The whole list and one for each category. */
const ANSWERS = duaCategories.length + 1

/** The duas and their administration. The file of the duas that devices store is the same list. */
export const duasFeature =
  (readSurah: ReadSurah): ServerFeature =>
  async (app, services) => {
    const { database, contentFolder } = services
    await seedDuas(database, contentFolder)
    serveListFile(app, DUAS, duas, () => publicDuas(database))

    const answer = keptAnswers<PrebuiltAnswer>(duas, ANSWERS)
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
