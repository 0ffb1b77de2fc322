import { deviceValue } from '#shared/web/device-value.ts'
import { chosenLanguage } from '#shared/web/i18n/i18n.ts'
import { defaultTranslationLanguage } from '../../core/index.ts'

export const readerModes = ['verses', 'continuous', 'pages'] as const
export type ReaderMode = (typeof readerModes)[number]

/** What is covered until revealed, to practise from memory. */
export const hidings = ['nothing', 'words', 'verses'] as const
export type Hiding = (typeof hidings)[number]

/** Font sizes of the Arabic, in pixels. */
export const arabicSizes = [24, 28, 32, 36, 42, 48, 56, 64] as const
/** Font sizes of translations and transliteration, in pixels. */
export const translationSizes = [14, 16, 18, 20, 24, 28] as const

export interface ReaderSettings {
  readonly mode: ReaderMode
  /** The ids of the translations to show, in order; a language stands for its default translation. */
  readonly translations: readonly string[]
  readonly transliteration: boolean
  /** Whether letters have the colours of their tajweed rules. */
  readonly tajweed: boolean
  readonly arabicSize: number
  readonly translationSize: number
  readonly hiding: Hiding
}

const storedSettings = deviceValue<Partial<ReaderSettings>>('rafiq.reader', parseSettings)

/** The device's reader settings; defaults depend on the person's language. */
export const useReaderSettings = (): ReaderSettings => withDefaults(storedSettings.use())

/** The translations that the person chose; `undefined` for those of the language. */
export const useChosenTranslations = () => storedSettings.use()?.translations

export const readerSettings = (): ReaderSettings => withDefaults(storedSettings.read())

export function changeReaderSettings(change: Partial<ReaderSettings>): void {
  storedSettings.write({ ...storedSettings.read(), ...change })
}

let cached:
  | { readonly of: Partial<ReaderSettings> | undefined; readonly settings: ReaderSettings }
  | undefined

/** Returns the same object until the settings change, to avoid renders. */
function withDefaults(chosen: Partial<ReaderSettings> | undefined): ReaderSettings {
  if (!cached || cached.of !== chosen) cached = { of: chosen, settings: { ...defaults(), ...chosen } }
  return cached.settings
}

function defaults(): ReaderSettings {
  const { code } = chosenLanguage()
  return {
    mode: 'verses',
    translations: [defaultTranslationLanguage(code) ?? []].flat(),
    transliteration: false,
    tajweed: false,
    arabicSize: arabicSizes[2],
    translationSize: translationSizes[1],
    hiding: 'nothing',
  }
}

function parseSettings(found: unknown): Partial<ReaderSettings> | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { mode, translations, transliteration, tajweed, arabicSize, translationSize, hiding } =
    found as Partial<ReaderSettings>
  return {
    ...(mode && readerModes.includes(mode) && { mode }),
    ...(Array.isArray(translations) && { translations: translations.filter((id) => typeof id === 'string') }),
    ...(typeof transliteration === 'boolean' && { transliteration }),
    ...(typeof tajweed === 'boolean' && { tajweed }),
    ...(arabicSizes.some((size) => size === arabicSize) && arabicSize && { arabicSize }),
    ...(translationSizes.some((size) => size === translationSize) && translationSize && { translationSize }),
    ...(hiding && hidings.includes(hiding) && { hiding }),
  }
}
