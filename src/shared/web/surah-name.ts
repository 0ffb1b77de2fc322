import { namesInArabic } from '#shared/core/languages.ts'
import { currentLanguage, t } from './i18n/i18n.ts'

/** The messages with the names of the surahs and their meanings (`content/surah-names/translations`). */
export const SURAH_NAMES = 'surah-names'

/**
 * The name of the surah `number` as the page's language writes it; in Arabic or Latin letters until the messages
 * {@link SURAH_NAMES} are loaded.
 */
export function surahName({
  number,
  name,
  englishName,
}: {
  readonly number: number
  readonly name: string
  readonly englishName: string
}): string {
  return translatedTitle(number)?.name ?? (namesInArabic(currentLanguage().code) ? name : englishName)
}

/** The surah's name and its meaning in the page's language; `undefined` in English and Arabic, which the content has. */
export function translatedTitle(
  number: number,
): { readonly name: string; readonly meaning: string } | undefined {
  const [name, meaning] = (['name', 'meaning'] as const).map((part) => {
    const key = `${number}.${part}`
    const text = t(`${SURAH_NAMES}:${key}`)
    return text === key ? undefined : text
  })
  return name === undefined || meaning === undefined ? undefined : { name, meaning }
}
