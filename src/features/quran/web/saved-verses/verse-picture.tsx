import PictureDialog from '#shared/web/picture/picture-dialog.tsx'
import { referenceOf, type VerseTexts } from './verse-texts.ts'

/** A verse as one or several pictures. */
export default function VersePicture({ verse, onClose }: { verse: VerseTexts; onClose: () => void }) {
  const { surah, verse: verseNumber } = verse.verse
  return (
    <PictureDialog
      onClose={onClose}
      subject={{
        head: verse.surahNameArabic,
        arabic: verse.arabicText,
        verseNumber,
        translations: verse.translations,
        reference: referenceOf(verse),
        fileName: `rafiq-${surah}-${verseNumber}`,
      }}
    />
  )
}
