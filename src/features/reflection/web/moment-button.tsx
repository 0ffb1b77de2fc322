import { Sparkles } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { useAtTop } from './use-at-top.ts'

const MomentDialog = lazyWithMessages(
  () => import('./moment-dialog.tsx'),
  'reflection',
  'reflection-texts',
  'sources',
  'surah-names',
)

const TOOLTIP_MS = 3000

/**
 * The floating button that opens the spiritual moment. On screens without a margin beside the content it is there at the top
 * of the page only, because it would cover what is below.
 */
export function MomentButton() {
  const [open, setOpen] = useState(false)
  const [tip, setTip] = useState(true)
  const isAtTop = useAtTop()
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
          !isAtTop &&
            'max-[82rem]:not-focus-within:pointer-events-none max-[82rem]:not-focus-within:opacity-0',
        )}
      >
        {tip && (
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
