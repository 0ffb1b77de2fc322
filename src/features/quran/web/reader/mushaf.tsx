import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type PointerEvent, useEffect, useRef } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { isTyping } from '#shared/web/is-typing.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { useMediaQuery } from '#shared/web/use-media-query.ts'
import type { VersePlace } from '../../core/index.ts'
import { partCount, type SurahVerses } from '../../core/reader-address.ts'
import { MushafPage } from './mushaf-page.tsx'
import type { Hiding } from './reader-settings.ts'

interface MushafProps {
  readonly page: number
  readonly hiding: Hiding
  readonly marked: SurahVerses | undefined
  readonly sounding: VersePlace | undefined
  readonly onOpen: (place: VersePlace) => void
  readonly onTurn: (page: number) => void
  readonly onDrawn: () => void
}

const SWIPE_PX = 60
/** Room for two pages of the mushaf side by side. */
const TWO_PAGES_WIDE = '(min-width: 75rem)'

/**
 * The mushaf, one page at a time or two on wide screens, the odd one on the right. As in the printed book, the next page
 * is to the left in every language.
 */
export function Mushaf({ page, onTurn, ...rest }: MushafProps) {
  const wide = useMediaQuery(TWO_PAGES_WIDE)
  const pages = wide ? spread(page) : [page]
  const next = (pages.at(-1) ?? page) + 1
  const previous = (pages[0] ?? page) - 1
  const last = partCount('page')
  const turn = useRef((_: number) => {})
  turn.current = (step) => {
    const to = step > 0 ? next : wide ? Math.max(1, previous - 1) : previous
    if (to >= 1 && to <= last) onTurn(to)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event)) return
      if (event.key === 'ArrowLeft') turn.current(1)
      else if (event.key === 'ArrowRight') turn.current(-1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const swipe = useSwipe((step) => turn.current(step))
  return (
    <div className="pt-4">
      <div
        className="grid touch-pan-y touch-pinch-zoom items-stretch gap-4 lg:grid-flow-col lg:auto-cols-fr"
        dir="rtl"
        {...swipe}
      >
        {pages.map((number) => (
          <MushafPage key={number} number={number} {...rest} />
        ))}
      </div>
      <nav
        aria-label={t('reader:pages')}
        className="mt-4 flex flex-wrap items-center justify-center gap-3 print:hidden"
        dir="ltr"
      >
        <Button aria-disabled={next > last} onClick={() => turn.current(1)}>
          <ChevronLeft aria-hidden size={18} />
          {t('reader:nextPage')}
        </Button>
        <span className="tabular text-muted text-sm" dir="auto">
          {t('reader:pageOf', {
            number: pages.map((each) => formatNumber(each)).join('–'),
            total: formatNumber(last),
          })}
        </span>
        <Button aria-disabled={previous < 1} onClick={() => turn.current(-1)}>
          {t('reader:previousPage')}
          <ChevronRight aria-hidden size={18} />
        </Button>
      </nav>
    </div>
  )
}

/** The two pages of a spread. */
const spread = (page: number) => (page % 2 === 1 ? [page, page + 1] : [page - 1, page])

/**
 * A swipe to the right turns to the next page. Uses pointer events, because touch events end with the element they began
 * on, and the page's text may be replaced during a swipe.
 */
function useSwipe(onSwipe: (step: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const x = clientX - start.current.x
      const y = clientY - start.current.y
      start.current = undefined
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x > 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
