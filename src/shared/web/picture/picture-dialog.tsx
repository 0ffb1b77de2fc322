import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '../i18n/i18n.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { toast } from '../ui/toast.ts'
import { pictureFiles, sharesPictures } from './picture-files.ts'
import type { FormatName, ThemeName } from './picture-look.ts'
import { PictureStrip } from './picture-strip.tsx'
import type { PictureSubject } from './picture-subject.ts'
import { TranslationChoice } from './translation-choice.tsx'
import { usePictures } from './use-pictures.ts'

/** A preview of a text as one or several pictures, with buttons to save and share them. Needs the messages of `picture`. */
export default function PictureDialog({
  subject,
  onClose,
}: {
  subject: PictureSubject
  onClose: () => void
}) {
  const [format, setFormat] = useState<FormatName>('square')
  const [theme, setTheme] = useState<ThemeName>('light')
  const [chosen, setChosen] = useState(0)
  const [canvases] = useState(() => new Map<number, HTMLCanvasElement>())
  const [failed, setFailed] = useState(false)
  const { pictures, noTypeface } = usePictures({
    subject,
    translation: subject.translations[chosen],
    format,
    theme,
  })

  const files = () =>
    pictureFiles(
      pictures.flatMap((_, index) => canvases.get(index) ?? []),
      subject.fileName,
    )
  const download = async () => {
    try {
      for (const file of await files()) saveFile(file)
      toast({ title: t('picture:downloaded', { count: pictures.length }) })
      onClose()
    } catch {
      setFailed(true)
    }
  }
  const share = async () => {
    try {
      await navigator.share({ files: [...(await files())], title: subject.reference })
      onClose()
    } catch (error) {
      // The user cancelled.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true)
    }
  }
  return (
    <Dialog onClose={onClose} open title={t('picture:title')}>
      <div className="flex flex-wrap gap-3">
        <RadioGroup
          label={t('picture:format')}
          look="segments"
          onChoose={setFormat}
          options={[
            { value: 'square', text: t('picture:square') },
            { value: 'story', text: t('picture:story') },
          ]}
          value={format}
        />
        <RadioGroup
          label={t('picture:theme')}
          look="segments"
          onChoose={setTheme}
          options={[
            { value: 'light', text: t('picture:light') },
            { value: 'night', text: t('picture:night') },
          ]}
          value={theme}
        />
      </div>
      <TranslationChoice chosen={chosen} onChoose={setChosen} translations={subject.translations} />
      <PictureStrip canvases={canvases} failed={noTypeface} format={format} pictures={pictures} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={pictures.length === 0} look="action" onClick={download}>
          <Download aria-hidden size={18} />
          {t('picture:download', { count: pictures.length })}
        </Button>
        {sharesPictures() && (
          <Button disabled={pictures.length === 0} onClick={share}>
            <Share2 aria-hidden size={18} />
            {t('picture:share')}
          </Button>
        )}
      </div>
      <p className="mt-3 text-ending text-sm empty:mt-0" role="alert">
        {failed && t('picture:notMade')}
      </p>
    </Dialog>
  )
}
