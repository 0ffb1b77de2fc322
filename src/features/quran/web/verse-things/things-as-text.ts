import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { parseVerseKey } from '../../core/index.ts'
import { type SavedVersesAndNotes, versesWithNotes } from '../../core/saved-verses/verses-with-notes.ts'
import { inDigits } from './say.ts'
import { addressOfVerse, referenceOf, type VerseTexts } from './verse-texts.ts'

/** Saved verses and notes as plain text, in the order of the Quran. */
export function thingsAsText(
  things: SavedVersesAndNotes,
  textsOf: (key: string) => VerseTexts | undefined,
): string {
  const verses = versesWithNotes(things, 'place').map(({ key, notes, touchedAt }) => {
    const place = parseVerseKey(key)
    const texts = textsOf(key)
    return [
      `${texts ? referenceOf(texts) : inDigits(key)} · ${formatInstant(touchedAt)}`,
      texts?.arabicText,
      ...(texts?.translations.map(({ text }) => text) ?? []),
      ...notes.map(({ text }) => `${t('verse-things:note.label')}:\n${text}`),
      place && addressOfVerse(place),
    ]
      .filter(Boolean)
      .join('\n\n')
  })
  return `${[t('verse-things:list.title'), ...verses].join('\n\n———\n\n')}\n`
}
