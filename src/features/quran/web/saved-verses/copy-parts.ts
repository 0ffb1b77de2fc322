import { deviceValue } from '#shared/web/device-value.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { addressOfVerse, referenceOf, type VerseTexts } from './verse-texts.ts'

const kinds = ['arabic', 'transliteration', 'translation', 'reference', 'link'] as const
type Kind = (typeof kinds)[number]

/** A part of a verse that can be copied, with its text. */
export interface CopyPart {
  readonly kind: Kind
  readonly text: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl' | 'auto'
}

const usual: readonly Kind[] = ['arabic', 'translation', 'reference']
const copyParts = deviceValue<readonly Kind[]>('rafiq.copy-parts', (found) =>
  Array.isArray(found) ? kinds.filter((kind) => found.includes(kind)) : undefined,
)

/** The kinds of parts to copy. */
export const useCopyParts = (): readonly Kind[] => copyParts.use() ?? usual
export const saveCopyParts = (chosen: readonly Kind[]): unknown => copyParts.write(chosen)

/** All parts of a verse, in the order of the copy. */
export function partsOf(verse: VerseTexts): readonly CopyPart[] {
  const { arabicText, transliteration, translations } = verse
  const language = currentLanguage().code
  return [
    { kind: 'arabic', text: arabicText, language: 'ar', direction: 'rtl' },
    ...(transliteration
      ? [{ kind: 'transliteration', text: transliteration, language: 'ar-Latn', direction: 'ltr' } as const]
      : []),
    ...translations.map(({ text, translator, language, direction }) => ({
      kind: 'translation' as const,
      text: `${text}\n— ${translator}`,
      language,
      direction,
    })),
    { kind: 'reference', text: referenceOf(verse), language, direction: 'auto' },
    { kind: 'link', text: addressOfVerse(verse.verse), language: 'en', direction: 'ltr' },
  ]
}
