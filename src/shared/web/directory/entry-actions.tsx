import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { t } from '../i18n/i18n.ts'
import { lazyWithMessages } from '../i18n/lazy-with-messages.ts'
import { Button } from '../ui/button.tsx'
import { SaveHeart } from '../user-data/save-heart.tsx'

const ShareDialog = lazyWithMessages(() => import('../share/share-dialog.tsx'), 'share')

/** The heart and the share button of an entry. */
export function EntryActions({
  target,
  title,
  detail,
  text,
  path,
  onSaved,
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
  /** Runs when the person saves it. */
  onSaved?: () => void
}) {
  const [sharing, setSharing] = useState(false)
  return (
    <span className="relative flex print:hidden">
      <SaveHeart
        about={target}
        details={{ title, ...(detail && { detail }) }}
        {...(onSaved && { onSaved })}
        title={title}
      />
      <Button
        aria-label={t('directory:shareOf', { title })}
        className="text-muted hover:text-action"
        data-tooltip={t('directory:share')}
        look="plain"
        onClick={() => setSharing(true)}
        round
      >
        <Share2 aria-hidden size={18} />
      </Button>
      <Suspense>
        {sharing && (
          <ShareDialog onClose={() => setSharing(false)} text={text} url={`${location.origin}${path}`} />
        )}
      </Suspense>
    </span>
  )
}
