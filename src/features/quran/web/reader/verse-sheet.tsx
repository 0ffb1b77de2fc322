import { Suspense, use } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import type { VersePlace } from '../../core/index.ts'
import { useSurahs, useSurahText } from '../data/use-surahs.ts'
import { ReaderExtras } from './reader-extras.ts'
import type { ReaderSettings } from './reader-settings.ts'
import { formatVerseNumber, surahName } from './surah-name.ts'
import { translationsOfVerse } from './verse-row.tsx'
import { useSurahTranslations, VerseTranslations } from './verse-translations.tsx'

const VerseActions = lazyWithMessages(() => import('../saved-verses/verse-actions.tsx'))

/** A dialog with a verse of the continuous text, its translations and actions. */
export default function VerseSheet({
  place,
  settings,
  onListen,
  onClose,
}: {
  place: VersePlace
  settings: ReaderSettings
  onListen: (place: VersePlace) => void
  onClose: () => void
}) {
  const surah = useSurahs().data?.[place.surah - 1]
  const text = useSurahText(place.surah).data?.[place.verse - 1]
  const Extra = use(ReaderExtras)
  const translations = useSurahTranslations(settings.translations, place.surah)
  const title = surah ? `${surahName(surah)} ${formatVerseNumber(place)}` : t('reader:title')
  return (
    <Dialog onClose={onClose} open title={title}>
      {surah && text && (
        <>
          <p className="quran-text [font-size:1.75rem]" lang="ar">
            {text.text}
          </p>
          {settings.transliteration && (
            <p className="mt-3 text-muted italic" dir="ltr" lang="ar-Latn">
              {text.transliteration}
            </p>
          )}
          <VerseTranslations translations={translations} verse={place.verse} />
          {Extra && <Extra surah={place.surah} verse={place.verse} />}
          <div className="mt-5">
            <Suspense>
              <VerseActions
                arabicText={text.text}
                onListen={() => {
                  onListen(place)
                  onClose()
                }}
                surahName={surahName(surah)}
                surahNameArabic={surah.name}
                translations={translationsOfVerse(translations, place.verse)}
                transliteration={text.transliteration}
                verse={place}
              />
            </Suspense>
          </div>
        </>
      )}
    </Dialog>
  )
}
