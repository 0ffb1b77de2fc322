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
const others = languageCodes.filter((code) => !builtIn.includes(code)).join('|')

/**
 * The verses that take turns as the verse of the day for browsers that choose without a network, in the languages of the
 * interface that no translation comes with: in the imported one where there is one, else in English. Beside those of the
 * built content, which hold the other languages.
 */
export function registerDailyVerseFiles(
  app: RafiqServer,
  quran: QuranRepository,
  translations: Translations,
  answers: AnswerCache,
): void {
  app.get<{ Params: { language: string } }>(
    contentAddress(`daily-verses.:language(^(?:${others})$).json`),
    { schema: { hide: true } },
    async (request, reply) => {
      const answer = await withCatalogue(translations, async (catalogue) => {
        const chosen = catalogue.preferred([request.params.language])
        return answers.forceFetch(`daily verses ${chosen.folder}`, {
          context: async () =>
            prebuild(JSON.stringify(await dailyVersesBy(quran, translations.open(chosen))), JSON_TYPE),
        })
      })
      reply.header('cache-control', 'no-cache')
      return prebuiltBody(request, reply, answer)
    },
  )
}

async function dailyVersesBy(quran: QuranRepository, translated: OpenTranslation): Promise<DailyVerses> {
  const { language, translator } = translated
  const verses = await quran.dailyVerses()
  const surahs = new Map<number, readonly string[]>()
  for (const { surahNumber } of verses) {
    if (!surahs.has(surahNumber)) surahs.set(surahNumber, await translated.verses(surahNumber))
  }
  return verses.map((verse) => {
    const translation = surahs.get(verse.surahNumber)?.[verse.verseNumber - 1] ?? ''
    return { ...verse, translation, language, translator }
  })
}
