import { Sparkles } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { useScrollingDown } from './use-scrolling-down.ts'

const MomentDialog = lazyWithMessages(() => import('./moment-dialog.tsx'), 'reflection', 'sources')

const TOOLTIP_MS = 3000

/**
 * The floating button that opens the spiritual moment. Where it would be above the content, it gives way while
 * the user scrolls down.
 */
export function MomentButton() {
  const [open, setOpen] = useState(false)
  const [tip, setTip] = useState(true)
  const isGone = useScrollingDown()
  useEffect(() => {
    if (!tip) return
    const timer = setTimeout(() => setTip(false), TOOLTIP_MS)
    return () => clearTimeout(timer)
  }, [tip])
  const name = t('reflection:moment.tooltip')
  return (
    <>
      <div
        className={classNames(
          'fixed end-4 bottom-[calc(var(--bottom-bar)+var(--player-bar)+0.75rem)] z-20 flex items-center gap-3 transition-opacity sm:end-6 lg:bottom-[calc(var(--player-bar)+1.5rem)] print:hidden',
          isGone && 'max-[82rem]:not-focus-within:pointer-events-none max-[82rem]:not-focus-within:opacity-0',
        )}
      >
        {tip && !isGone && (
          <span
            aria-hidden
            className="pointer-events-none max-w-[min(16rem,60vw)] rounded-lg bg-ink px-3 py-1.5 text-paper text-sm shadow-card"
          >
            {name}
          </span>
        )}
        <button
          aria-label={name}
          className="grid size-13 place-items-center rounded-full border border-action bg-action text-on-action shadow-card hover:bg-action-strong"
          onClick={() => setOpen(true)}
          onFocus={({ target }) => target.matches(':focus-visible') && setTip(true)}
          onPointerEnter={() => setTip(true)}
          type="button"
        >
          <Sparkles aria-hidden size={22} strokeWidth={1.75} />
        </button>
      </div>
      <Suspense>{open && <MomentDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
