import {
  interfaceLanguage,
  type Language,
  type LanguageCode,
  languageOf,
  languages,
} from '#shared/core/languages.ts'
import { type Messages, type MessageValues, translator } from './translate.ts'

const STORAGE_KEYS = ['language', 'preferred-language'] as const

/** The chosen language, else that of the address, else the browser's first one that is supported, else English. */
export function preferredLanguage(): Language {
  const ofAddress = new URLSearchParams(location.search).get('lang')
  const wanted = [...STORAGE_KEYS.map((key) => stored(key)), ofAddress, ...navigator.languages]
  for (const tag of wanted) {
    const language = tag ? languageOf(tag) : undefined
    if (language) return language
  }
  return languages[0]
}

function stored(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Saves the language under both keys of the specification and reloads the page. */
export function chooseLanguage(code: LanguageCode): void {
  for (const key of STORAGE_KEYS) localStorage.setItem(key, code)
  location.reload()
}

/** Where typed text (`typed-text.ts`) and a recitation (`kept-listening.ts`) wait while the page reloads in another language. */
export const TYPED_TEXT_KEY = 'rafiq.typed'
export const LISTENING_KEY = 'rafiq.listening'

/** Whether something waits for this page under the key. */
export const waits = (key: string): boolean => stored(key, 'sessionStorage') !== null

let chosen: Language = languages[0]
let current: Language = languages[0]
let fetchMessages: (language: LanguageCode, features: readonly string[]) => Promise<Messages> =
  async () => ({})
let known: { readonly texts: Messages; readonly english: Messages } = { texts: {}, english: {} }

/**
 * The language of this page's texts, digits and dates; it never changes without a reload. English if the
 * interface has no texts in the {@link chosenLanguage}.
 */
export const currentLanguage = (): Language => current

/** The language that the user chose; translations of the Quran follow it. */
export const chosenLanguage = (): Language => chosen

/** Sets the page's language, direction and messages. Missing messages appear in English. */
export function startMessages(options: {
  /** The user's choice. */
  language: Language
  texts: Messages
  english?: Messages
  /** Reads the messages of further features, as far as a language has them. */
  fetch: typeof fetchMessages
}): void {
  chosen = options.language
  current = interfaceLanguage(chosen)
  fetchMessages = options.fetch
  document.documentElement.lang = current.code
  document.documentElement.dir = current.direction
  addMessages(options)
}

/**
 * Loads the messages of features that not every page shows, in the page's language, and those of features that it lacks
 * in English. Rejects if they cannot be loaded.
 */
export async function loadMessages(features: readonly string[]): Promise<void> {
  const texts = await fetchMessages(current.code, features)
  const lacking = current.code === 'en' ? [] : features.filter((feature) => texts[feature] === undefined)
  addMessages({ texts, english: lacking.length === 0 ? {} : await fetchMessages('en', lacking) })
}

function addMessages({ texts, english = {} }: { texts: Messages; english?: Messages }): void {
  known = { texts: { ...known.texts, ...texts }, english: { ...known.english, ...english } }
  translate = translator([
    { locale: current.code, texts: known.texts },
    { locale: 'en', texts: known.english },
  ])
}

let translate = translator([])

/** The message `feature:key` in the page's language; the key itself if it is missing. */
export const t = (key: string, values?: MessageValues): string => translate(key, values)
