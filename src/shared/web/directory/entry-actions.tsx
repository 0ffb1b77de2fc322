import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { t } from '../i18n/i18n.ts'
import { lazyWithMessages } from '../i18n/lazy-with-messages.ts'
import type { PictureSubject } from '../picture/picture-subject.ts'
import { Button } from '../ui/button.tsx'
import { SaveHeart } from '../user-data/save-heart.tsx'

const ShareDialog = lazyWithMessages(() => import('../share/share-dialog.tsx'), 'share')
const PictureDialog = lazyWithMessages(() => import('../picture/picture-dialog.tsx'), 'picture')

/** The heart and the share button of an entry. */
export function EntryActions({
  target,
  title,
  detail,
  text,
  path,
  picture,
}: {
  /** The key of its bookmark, such as `name/umar`. */
  target: string
  title: string
  /** The line below the title in the bookmarks. */
  detail?: string
  /** The text to share. */
  text: string
  /** The address of its page. */
  path: string
  /** What to draw when it is shared as a picture; without it, it can’t be. */
  picture?: PictureSubject
}) {
  const [sharing, setSharing] = useState<'text' | 'picture'>()
  return (
    <span className="relative flex print:hidden">
      <SaveHeart about={target} details={{ title, ...(detail && { detail }) }} title={title} />
      <Button
        aria-label={t('directory:shareOf', { title })}
        className="text-muted hover:text-action"
        data-tooltip={t('directory:share')}
        look="plain"
        onClick={() => setSharing('text')}
        round
      >
        <Share2 aria-hidden size={18} />
      </Button>
      <Suspense>
        {sharing === 'text' && (
          <ShareDialog
            onClose={() => setSharing(undefined)}
            {...(picture && { onPicture: () => setSharing('picture') })}
            text={text}
            url={`${location.origin}${path}`}
          />
        )}
        {sharing === 'picture' && picture && (
          <PictureDialog onClose={() => setSharing(undefined)} subject={picture} />
        )}
      </Suspense>
    </span>
  )
}
