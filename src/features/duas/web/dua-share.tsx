import { Suspense, useState } from 'react'
import { languageOf } from '#shared/core/languages.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import type { PictureSubject } from '#shared/web/picture/picture-subject.ts'
import ShareDialog from '#shared/web/share/share-dialog.tsx'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import type { ReadableDua } from '../core/index.ts'
import { duaAsText, meaningOf } from './dua-text.tsx'

const PictureDialog = lazyWithMessages(() => import('#shared/web/picture/picture-dialog.tsx'), 'picture')

/** Shares a dua as text or as a picture. */
export default function DuaShare({ dua, onClose }: { dua: ReadableDua; onClose: () => void }) {
  const [asPicture, setAsPicture] = useState(false)
  if (asPicture) {
    return (
      <Suspense>
        <PictureDialog onClose={onClose} subject={pictureSubject(dua)} />
      </Suspense>
    )
  }
  return (
    <ShareDialog
      onClose={onClose}
      onPicture={() => setAsPicture(true)}
      text={duaAsText(dua)}
      url={`${location.origin}/duas?dua=${dua.id}`}
    />
  )
}

const pictureSubject = (dua: ReadableDua): PictureSubject => ({
  head: dua.title.ar,
  arabic: dua.arabic,
  translations: currentLanguage().code === 'ar' ? [] : [pictureMeaning(dua)],
  reference: formatGradedSources(dua.sources, dua.quran?.surah),
  fileName: `rafiq-${dua.id}`,
})

function pictureMeaning(dua: ReadableDua): PictureSubject['translations'][number] {
  const { text, language } = meaningOf(dua)
  return { text, language, direction: languageOf(language)?.direction ?? 'ltr' }
}
