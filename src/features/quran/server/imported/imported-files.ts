import type { AnswerCache } from '#shared/server/http/answer-cache.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { JSON_TYPE, prebuild, prebuiltBody } from '#shared/server/http/prebuilt-answer.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import type { PackedText } from '../../core/search/searchable-text.ts'
import { type CatalogueTranslation, contentAddress } from '../catalogue.ts'
import { type Translations, withCatalogue } from '../translations.ts'

/** An imported translation's id, which has a dot, and a hash; never matches built content. */
const NAME = '[a-z]+[.][a-z0-9.-]+-[0-9a-f]{10}'
const FOR_EVER = 'public, max-age=31536000, immutable'

interface FileOptions {
  readonly answers: AnswerCache
  readonly packImported: (translation: CatalogueTranslation) => Promise<PackedText>
}

type Params = Readonly<Record<'folder' | 'surah' | 'name', string>>
type ContentOf = (
  all: readonly CatalogueTranslation[],
  params: Params,
) => (() => Promise<unknown>) | undefined

/** Serves imported translations' files to browsers, in the same form as the built content. */
export function registerImportedFiles(
  app: RafiqServer,
  translations: Translations,
  { answers, packImported }: FileOptions,
): void {
  const file = (url: string, contentOf: ContentOf) =>
    app.get<{ Params: Params }>(contentAddress(url), { schema: { hide: true } }, async (request, reply) => {
      const answer = await withCatalogue(translations, async (catalogue) => {
        const content = contentOf(catalogue.translations, request.params)
        if (!content) throw notFound()
        return answers.forceFetch(`file ${Object.values(request.params).join(' ')}`, {
          context: async () => prebuild(JSON.stringify(await content()), JSON_TYPE),
        })
      })
      reply.header('cache-control', FOR_EVER)
      return prebuiltBody(request, reply, answer)
    })

  file(`:folder(^${NAME}$)/:surah(^([1-9]|[1-9][0-9]|10[0-9]|11[0-4])$).json`, (all, { folder, surah }) => {
    const found = all.find((each) => each.folder === contentAddress(folder))
    return found && (() => translations.open(found).verses(Number(surah)))
  })
  file(`search-:name(^${NAME}$).json`, (all, { name }) => {
    const found = all.find((each) => each.search === contentAddress(`search-${name}.json`))
    return found && (() => packImported(found))
  })
}
