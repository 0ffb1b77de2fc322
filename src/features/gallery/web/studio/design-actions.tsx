import { Download, Printer, Save, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { sharesPictures } from '#shared/web/picture/picture-files.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { type Design, designQuery } from '../../core/design.ts'
import { sizes } from '../../core/sizes.ts'
import { pngFile, svgFile } from '../draw/svg-files.ts'
import { shareFile } from '../share-file.ts'
import { savedDesigns } from './design-records.ts'

const ShareDialog = lazyWithMessages(() => import('#shared/web/share/share-dialog.tsx'), 'share')

const LONGEST_NAME = 60

/** Downloads, sharing, printing and saving, once the design is drawn. */
export function DesignActions({
  design,
  drawn,
}: {
  design: Design
  drawn: { readonly svg: string | undefined; readonly title: string } | undefined
}) {
  const [isSharing, setSharing] = useState(false)
  const { svg = '', title = '' } = drawn ?? {}
  const isMissing = svg === ''
  const name = `rafiq-${design.look}-${design.size}`
  const asPng = () => pngFile(svg, sizes[design.size], name)
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-2 print:hidden">
      <Button disabled={isMissing} look="action" onClick={() => void asPng().then(saveFile)}>
        <Download aria-hidden size={18} />
        {t('gallery:download', { format: 'PNG' })}
      </Button>
      <Button disabled={isMissing} onClick={() => saveFile(svgFile(svg, name))}>
        <Download aria-hidden size={18} />
        {t('gallery:download', { format: 'SVG' })}
      </Button>
      {sharesPictures() && (
        <Button disabled={isMissing} onClick={() => void shareFile(asPng)}>
          <Share2 aria-hidden size={18} />
          {t('gallery:shareImage')}
        </Button>
      )}
      <Button disabled={isMissing} onClick={() => setSharing(true)}>
        <Share2 aria-hidden size={18} />
        {t('gallery:studio.share')}
      </Button>
      <Button disabled={isMissing} onClick={() => void save(design, title)}>
        <Save aria-hidden size={18} />
        {t('gallery:studio.save')}
      </Button>
      <Button disabled={isMissing} onClick={() => print()}>
        <Printer aria-hidden size={18} />
        {t('directory:print')}
      </Button>
      <Suspense>
        {isSharing && (
          <ShareDialog
            onClose={() => setSharing(false)}
            text={`${t('gallery:studio.shareText')}\n${title}`}
            url={`${location.origin}/gallery/make?${designQuery(design)}`}
          />
        )}
      </Suspense>
    </div>
  )
}

async function save(design: Design, title: string): Promise<void> {
  const saving = savedDesigns.put(crypto.randomUUID(), {
    query: designQuery(design).toString(),
    name: title.slice(0, LONGEST_NAME),
    savedAt: new Date().toISOString(),
  })
  if (await saving) toast({ title: t('gallery:studio.saved') })
  await notifySaveFailed(saving)
}
