import { languageCodes } from '#shared/core/languages.ts'
import type { AnswerCache } from '#shared/server/http/answer-cache.ts'
import { JSON_TYPE, prebuild, prebuiltBody } from '#shared/server/http/prebuilt-answer.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { translationLanguages } from '../core/index.ts'
import { contentAddress } from './catalogue.ts'
import type { QuranRepository } from './quran.repository.ts'
import type { DailyVerses } from './quran-content.ts'
import { type OpenTranslation, type Translations, withCatalogue } from './translations.ts'

const builtIn: readonly string[] = translationLanguages
const otherLanguages = languageCodes.filter((code) => !builtIn.includes(code)).join('|')

/**
 * Serves the list of daily verses, which lets browsers choose the verse of the day offline, for interface languages
 * without a built-in translation: in an imported translation or else English. The built content has the other lists.
 */
export function registerDailyVerseFiles(
  app: RafiqServer,
  quran: QuranRepository,
  translations: Translations,
  answers: AnswerCache,
): void {
  app.get<{ Params: { language: string } }>(
    contentAddress(`daily-verses.:language(^(?:${otherLanguages})$).json`),
    { schema: { hide: true } },
    async (request, reply) => {
      const answer = await withCatalogue(translations, async (catalogue) => {
        const chosen = catalogue.preferred([request.params.language])
        const { language } = request.params
        return answers.forceFetch(`daily verses ${chosen.folder} ${language}`, {
          context: async () =>
            prebuild(
              JSON.stringify(await dailyVersesBy(quran, translations.open(chosen), language)),
              JSON_TYPE,
            ),
        })
      })
      reply.header('cache-control', 'no-cache')
      return prebuiltBody(request, reply, answer)
    },
  )
}

/** With the surahs' names in the language `names`. */
async function dailyVersesBy(
  quran: QuranRepository,
  translated: OpenTranslation,
  names: string,
): Promise<DailyVerses> {
  const { language, translator } = translated
  const verses = await quran.dailyVerses()
  const surahs = new Map<number, readonly string[]>()
  for (const { surahNumber } of verses) {
    if (!surahs.has(surahNumber)) surahs.set(surahNumber, await translated.verses(surahNumber))
  }
  return verses.map((verse) => {
    const translation = surahs.get(verse.surahNumber)?.[verse.verseNumber - 1] ?? ''
    const surahName = quran.titleIn(names, verse.surahNumber).name
    return { ...verse, surahName, translation, language, translator }
  })
}
