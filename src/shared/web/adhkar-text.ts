import type { LanguageCode } from '#shared/core/languages.ts'
import { currentLanguage, t } from './i18n/i18n.ts'

/** A text with the language that it is written in. */
export interface AdhkarText {
  readonly text: string
  readonly language: LanguageCode
}

/** The messages with titles and meanings of duas and dhikr (`content/adhkar/translations`). */
export const ADHKAR_TEXTS = 'adhkar-texts'

/**
 * A text of an item of `content/adhkar` in the page's language, or else in English. The messages
 * {@link ADHKAR_TEXTS} must be loaded.
 */
export function adhkarText(
  id: string,
  part: 'title' | 'meaning' | 'when',
  { en, ar }: { readonly en: string; readonly ar?: string },
): AdhkarText {
  const { code } = currentLanguage()
  if (code === 'ar' && ar !== undefined) return { text: ar, language: 'ar' }
  const translated = t(`${ADHKAR_TEXTS}:${id}.${part}`)
  return translated === `${id}.${part}` ? { text: en, language: 'en' } : { text: translated, language: code }
}
