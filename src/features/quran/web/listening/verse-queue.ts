import { namesInArabic } from '#shared/core/languages.ts'
import type { Track } from '#shared/web/audio/audio-state.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { recitationAddress } from '../../core/recitation-address.ts'
import { type RecitedPart, recitedParts, type VerseSelection } from '../../core/verse-selection.ts'
import { readContent } from '../data/content-file.ts'
import { loadSurahNames, type SurahSummary } from '../data/use-surahs.ts'
import { surahName } from '../reader/surah-name.ts'
import { chosenReciter } from './chosen-reciter.ts'
import { recitationCatalogue } from './recitation-catalogue.ts'
import { savedRecording } from './recording-cache.ts'
import { recordingOf } from './recording-of.ts'
import type { VerseQueue } from './selected-queue.ts'

/** Loaded when a recitation fails. */
const ReciterField = lazyWithMessages(() => import('./reciter-field.tsx'))
/** Loaded when the panel opens. */
const VerseQueueSettings = lazyWithMessages(() => import('./verse-queue-settings.tsx'))

/** The selected verses by the chosen reciter, as tracks. Throws `RangeError` for unknown verses. */
export async function verseQueue(selection: VerseSelection): Promise<VerseQueue> {
  const parts = recitedParts(selection)
  const [catalogue, names] = await Promise.all([recitationCatalogue(), surahNames()])
  const chosen = chosenReciter()
  const reciter = catalogue.find(({ id }) => id === chosen.id) ?? catalogue[0]
  if (!reciter) throw new RangeError('There is no reciter.')
  const { at } = selection
  const start = at ? parts.findIndex(({ surah, verse }) => surah === at.surah && verse === at.verse) : 0

  const trackOf = (part: RecitedPart): Track => {
    const { surah, verse, basmala } = part
    const recording = recordingOf(part)
    const name = names[surah - 1] ?? ''
    const number = `${formatNumber(surah)}:${formatNumber(verse)}`
    return {
      id: `${surah}:${verse}${basmala ? ' basmala' : ''}`,
      title: t('quran:reference', { surah: name, number }).trim(),
      artist: namesInArabic(currentLanguage().code) ? reciter.arabicName : reciter.name,
      section: name || formatNumber(surah),
      addresses: reciter.sources.map((source) => recitationAddress(recording, source)),
      leadIn: basmala,
      savedFile: savedRecording(reciter.id, surah, recording),
    }
  }
  return {
    selection,
    rebuild: verseQueue,
    Settings: VerseQueueSettings,
    Alternative: ReciterField,
    length: parts.length,
    start: Math.max(0, start),
    track: (index) => {
      const part = parts[index]
      if (!part) throw new RangeError(`There is no track ${index}.`)
      return trackOf(part)
    },
  }
}

/** The surah names in the page's language; empty if they cannot be loaded. */
async function surahNames(): Promise<readonly string[]> {
  try {
    const [surahs] = await Promise.all([
      readContent<readonly SurahSummary[]>((index) => index.surahs),
      loadSurahNames(),
    ])
    return surahs.map(surahName)
  } catch {
    return []
  }
}
