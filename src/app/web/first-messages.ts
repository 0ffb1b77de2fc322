import type { Language, LanguageCode } from '#shared/core/languages.ts'
import { type Messages, messagesFromFiles } from '#shared/web/i18n/translate.ts'

/**
 * The messages that every page needs; pages load the others. English is part of the app, because it replaces
 * messages that cannot be loaded.
 */
const firstEnglish = import.meta.glob<Messages>('../../../locales/en/{FIRST_PARTS}.json', {
  eager: true,
  import: 'default',
})
/** The build writes an import of each language here (`scripts/lib/first-message-parts.ts`). */
const firstOthers = 'FIRST_MESSAGES' as unknown as Partial<
  Record<LanguageCode, () => Promise<{ readonly default: Messages | Promise<Messages> }>>
>

export const englishMessages: Messages = messagesFromFiles(Object.entries(firstEnglish))

/**
 * The messages that every page needs in `language`; none if they cannot be loaded, so that English is shown.
 */
export async function loadFirstMessages({ code }: Language): Promise<Messages> {
  const load = firstOthers[code]
  return load
    ? load().then(
        (module) => module.default,
        () => ({}),
      )
    : englishMessages
}

/**
 * The messages of features, as far as the language has them. Rejects if they cannot be loaded; but offline, a language
 * other than English has none, so that a device that hasn't stored it shows English.
 */
export async function loadPageMessages(code: LanguageCode, features: readonly string[]): Promise<Messages> {
  const { pageMessages } = await import('./page-messages.ts')
  const messages = fetchMessages(pageMessages, code, features)
  return code === 'en' ? messages : messages.catch(noneIfOffline)
}

function noneIfOffline(error: unknown): Messages {
  if (navigator.onLine) throw error
  return {}
}

async function fetchMessages(
  files: Readonly<Record<string, () => Promise<Messages>>>,
  language: string,
  features: readonly string[],
): Promise<Messages> {
  const loaded = features.map(async (feature) => {
    const file = `../../../locales/${language}/${feature}.json`
    const load = files[file]
    return load ? [[file, await load()] as const] : []
  })
  return messagesFromFiles((await Promise.all(loaded)).flat())
}
