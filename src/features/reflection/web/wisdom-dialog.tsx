import { Heart, RefreshCw, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { setHomePart, useHomePart } from '#shared/web/home-parts.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import quoteEntries from '../../../../content/reflection/wisdom.json?passages'
import { pickAnother, type WisdomQuote } from '../core/wisdom.ts'
import { PassageText, passageAsText } from './passage-text.tsx'
import { toggleLiked, useLiked } from './wisdom-state.ts'

const ShareDialog = lazyWithMessages(() => import('#shared/web/share/share-dialog.tsx'), 'share')

const quotes = quoteEntries as readonly WisdomQuote[]

/** A quote chosen at random with a reflection; it can be liked, shared and exchanged for another. */
export default function WisdomDialog({ onClose }: { onClose: () => void }) {
  const [quote, setQuote] = useState(() => pickAnother(quotes))
  const [sharing, setSharing] = useState(false)
  const isLiked = useLiked(quote.id)
  return (
    <Dialog onClose={onClose} open title={t('reflection:wisdom.title')}>
      <div aria-atomic aria-live="polite">
        <p className="mb-3 inline-block rounded-full bg-action-soft px-3 py-0.5 text-sm">
          {t(`reflection:wisdom.categories.${quote.category}`)}
        </p>
        <PassageText passage={quote} />
        <p className="mt-4 border-hairline border-t pt-4">{t(`reflection:wisdom.reflections.${quote.id}`)}</p>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button aria-pressed={isLiked} onClick={() => toggleLiked(quote.id)}>
          <Heart aria-hidden className="text-action" fill={isLiked ? 'currentColor' : 'none'} size={18} />
          {t('reflection:wisdom.like')}
        </Button>
        <Button onClick={() => setSharing(true)}>
          <Share2 aria-hidden size={18} />
          {t('reflection:wisdom.share')}
        </Button>
        <Button onClick={() => setQuote(pickAnother(quotes, quote.id))}>
          <RefreshCw aria-hidden size={18} />
          {t('reflection:wisdom.another')}
        </Button>
      </div>
      <Switch
        className="mt-5 border-hairline border-t pt-3 text-sm"
        on={useHomePart('wisdomOpens')}
        onChange={(on) => setHomePart('wisdomOpens', on)}
        text={
          <>
            {t('reflection:wisdom.opens')}
            <span className="block text-muted">{t('reflection:wisdom.opensAbout')}</span>
          </>
        }
      />
      <Suspense>
        {sharing && (
          <ShareDialog onClose={() => setSharing(false)} text={passageAsText(quote)} url={location.origin} />
        )}
      </Suspense>
    </Dialog>
  )
}
