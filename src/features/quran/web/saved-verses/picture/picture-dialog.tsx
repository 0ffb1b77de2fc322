import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { referenceOf, type VerseTexts } from '../verse-texts.ts'
import { pictureFiles, sharesPictures } from './picture-files.ts'
import type { FormatName, ThemeName } from './picture-look.ts'
import { PictureStrip } from './picture-strip.tsx'
import { TranslationChoice } from './translation-choice.tsx'
import { usePictures } from './use-pictures.ts'

/** A preview of a verse as one or several pictures, with buttons to save and share them. */
export default function PictureDialog({ verse, onClose }: { verse: VerseTexts; onClose: () => void }) {
  const [format, setFormat] = useState<FormatName>('square')
  const [theme, setTheme] = useState<ThemeName>('light')
  const [chosen, setChosen] = useState(0)
  const [canvases] = useState(() => new Map<number, HTMLCanvasElement>())
  const [failed, setFailed] = useState(false)
  const { pictures, noTypeface } = usePictures({
    verse,
    translation: verse.translations[chosen],
    format,
    theme,
  })

  const files = () =>
    pictureFiles(
      pictures.flatMap((_, index) => canvases.get(index) ?? []),
      `rafiq-${verse.verse.surah}-${verse.verse.verse}`,
    )
  const download = async () => {
    try {
      for (const file of await files()) saveFile(file)
      toast({ title: t('saved-verses:picture.downloaded', { count: pictures.length }) })
      onClose()
    } catch {
      setFailed(true)
    }
  }
  const share = async () => {
    try {
      await navigator.share({ files: [...(await files())], title: referenceOf(verse) })
      onClose()
    } catch (error) {
      // The user cancelled.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true)
    }
  }
  return (
    <Dialog onClose={onClose} open title={t('saved-verses:picture.title')}>
      <div className="flex flex-wrap gap-3">
        <RadioGroup
          label={t('saved-verses:picture.format')}
          look="segments"
          onChoose={setFormat}
          options={[
            { value: 'square', text: t('saved-verses:picture.square') },
            { value: 'story', text: t('saved-verses:picture.story') },
          ]}
          value={format}
        />
        <RadioGroup
          label={t('saved-verses:picture.theme')}
          look="segments"
          onChoose={setTheme}
          options={[
            { value: 'light', text: t('saved-verses:picture.light') },
            { value: 'night', text: t('saved-verses:picture.night') },
          ]}
          value={theme}
        />
      </div>
      <TranslationChoice chosen={chosen} onChoose={setChosen} translations={verse.translations} />
      <PictureStrip canvases={canvases} failed={noTypeface} format={format} pictures={pictures} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={pictures.length === 0} look="action" onClick={download}>
          <Download aria-hidden size={18} />
          {t('saved-verses:picture.download', { count: pictures.length })}
        </Button>
        {sharesPictures() && (
          <Button disabled={pictures.length === 0} onClick={share}>
            <Share2 aria-hidden size={18} />
            {t('saved-verses:picture.share')}
          </Button>
        )}
      </div>
      <p className="mt-3 text-ending text-sm empty:mt-0" role="alert">
        {failed && t('saved-verses:picture.notMade')}
      </p>
    </Dialog>
  )
}
