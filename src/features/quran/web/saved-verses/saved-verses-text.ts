import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { parseVerseKey } from '../../core/index.ts'
import { type SavedVersesAndNotes, versesWithNotes } from '../../core/saved-verses/verses-with-notes.ts'
import { formatVerseKey } from '../reader/surah-name.ts'
import { addressOfVerse, referenceOf, type VerseTexts } from './verse-texts.ts'

/** Saved verses and notes as plain text, in the order of the Quran. */
export function savedVersesText(
  data: SavedVersesAndNotes,
  textsOf: (key: string) => VerseTexts | undefined,
): string {
  const verses = versesWithNotes(data, 'place').map(({ key, notes, touchedAt }) => {
    const place = parseVerseKey(key)
    const texts = textsOf(key)
    return [
      `${texts ? referenceOf(texts) : formatVerseKey(key)} · ${formatInstant(touchedAt)}`,
      texts?.arabicText,
      ...(texts?.translations.map(({ text }) => text) ?? []),
      ...notes.map(({ text }) => `${t('saved-verses:note.label')}:\n${text}`),
      place && addressOfVerse(place),
    ]
      .filter(Boolean)
      .join('\n\n')
  })
  return `${[t('saved-verses:list.title'), ...verses].join('\n\n———\n\n')}\n`
}
