import { InvalidOptionError } from '#shared/core/import-options.ts'
import {
  actOnItems,
  type EditingItems,
  importAnswer,
  importItem,
  refusedOptions,
} from '#shared/server/admin/imported-items.ts'
import { listInMemory } from '#shared/server/admin/memory-table.ts'
import { acceptTextFiles, textIn } from '#shared/server/files/accept-text-files.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
import { parseTranslation } from '../core/import/parse-translation.ts'
import { TRANSLATION_BYTES } from '../core/import/translation-bytes.ts'
import { type TranslationOptions, translationDetails } from '../core/import/translation-details.ts'
import {
  actOnTranslations,
  importTranslation,
  listAdminTranslations,
} from '../core/translations-admin.contract.ts'
import { folderNameOf } from './imported/imported-translation.ts'
import { saveTranslation } from './imported/save-translation.ts'
import {
  factsOf,
  listedRemovedTranslations,
  listedTranslations,
  translationItems,
} from './imported/translation-items.ts'
import { mayChangeTranslations, mayReadTranslations } from './quran.policy.ts'
import type { Translations } from './translations.ts'

const IMPORTS_PER_MINUTE = 12

/** Editors list the translations, and import and remove those in the folder `root`. */
export function translationsAdminRoutes(
  app: RafiqServer,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { root, translations }: { readonly root: string; readonly translations: Translations },
): void {
  const items = translationItems(root)
  const by = ({ account }: Session): EditingItems => ({ database, clock, actorId: account.id })
  const listed = async () => listedTranslations(await translations.catalogue(true))

  guardedRoute(app, mayReadTranslations, listAdminTranslations, async ({ query }) =>
    listInMemory(
      query.state === 'deleted' ? await listedRemovedTranslations(root) : await listed(),
      {
        searched: ({ id, language, languageName, name, translator, licence }) => [
          ...[id, language, languageName, name, translator, licence],
        ],
        sorts: { language: ({ language }) => language, name: ({ name }) => name },
        filters: { origin: ({ origin }) => origin, state: ({ state }) => state },
      },
      query,
    ),
  )

  acceptTextFiles(app, TRANSLATION_BYTES)
  guardedRoute(
    app,
    mayChangeTranslations,
    importTranslation,
    async ({ query: { mode, replaces, ...given }, request, session }) => {
      const details = checkedDetails(given)
      const { format, surahs, problems, notes } = parseTranslation(textIn(request.body))
      const version = folderNameOf(details, surahs)
      const existing = (await listed()).find(({ id }) => id === details.id)
      const isStored = mode === 'import' && problems.length === 0
      if (isStored) {
        await importItem(by(session), items, {
          id: details.id,
          after: factsOf(details, version),
          replaces,
          save: () => saveTranslation(root, details, surahs),
        })
        await translations.catalogue(true)
      }
      return {
        format,
        verseCount: surahs.flat().filter((verse) => verse !== '').length,
        sample: [...(surahs[0] ?? [])],
        notes: [...notes],
        ...importAnswer({ id: details.id, problems, existing, version, isStored }),
      }
    },
    { limit: IMPORTS_PER_MINUTE },
  )

  guardedRoute(app, mayChangeTranslations, actOnTranslations, async ({ body, session }) => {
    const outcome = await actOnItems(by(session), items, body)
    await translations.catalogue(true)
    return outcome
  })
}

function checkedDetails(given: TranslationOptions) {
  try {
    return translationDetails(given)
  } catch (error) {
    throw error instanceof InvalidOptionError ? refusedOptions(error) : error
  }
}
