import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { ProgressBar } from '#shared/web/ui/progress-bar.tsx'
import { useCountingKeys } from '#shared/web/use-counting-keys.ts'
import { useWakeLock } from '#shared/web/use-wake-lock.ts'
import {
  afterSaying,
  afterUndo,
  isSaid,
  openItem,
  type SaidDuas,
  timesOf,
} from '../../core/adhkar-session.ts'
import type { AdhkarTime, ReadableDua } from '../../core/index.ts'
import { DuaOccasion, DuaText, langOf, titleOf } from '../dua-text.tsx'
import { SessionEnd } from './session-end.tsx'

/** The open item with its count, and the buttons to count and to move. Space and Enter count, Backspace undoes. */
export function Session({
  time,
  duas,
  said,
  change,
}: {
  time: AdhkarTime
  duas: readonly ReadableDua[]
  said: SaidDuas
  change: (change: (said: SaidDuas) => SaidDuas) => void
}) {
  const at = openItem(duas, said)
  const dua = duas[at]
  const countButton = useRef<HTMLButtonElement>(null)
  const [openedAt] = useState(at)
  const hasMoved = at !== openedAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: every item begins at its top.
  useEffect(() => {
    if (hasMoved) scrollTo(0, 0)
  }, [at, hasMoved])
  const count = () => change((now) => afterSaying(duas, now))
  const undo = () => change((now) => afterUndo(duas, now))
  const open = (item: number) => change((now) => ({ ...now, at: item }))
  useCountingKeys(countButton, { onTap: count, onUndo: undo })
  useWakeLock(dua !== undefined)
  const place = { at: formatNumber(Math.min(at + 1, duas.length)), all: formatNumber(duas.length) }
  return (
    <>
      <div className="mt-3 flex min-h-11 items-center gap-3">
        <ProgressBar
          aria-label={t('adhkar:progress')}
          className="min-w-16 flex-1"
          max={duas.length}
          value={duas.filter((each) => isSaid(each, said)).length}
        />
        <span className="tabular text-muted text-sm">{t('adhkar:place', place)}</span>
        <Button
          aria-label={t('adhkar:undo')}
          data-tooltip={t('adhkar:undo')}
          disabled={at === 0 && Object.keys(said.counts).length === 0}
          look="plain"
          onClick={undo}
          round
        >
          <Undo2 aria-hidden className="rtl:-scale-x-100" size={18} />
        </Button>
      </div>
      <div aria-live="polite" className="flex flex-1 flex-col">
        {dua ? (
          <OpenDua dua={dua} />
        ) : (
          <SessionEnd change={change} duas={duas} isNew={hasMoved} said={said} time={time} />
        )}
      </div>
      {dua && (
        <Controls
          at={at}
          countButton={countButton}
          dua={dua}
          onCount={count}
          onOpen={open}
          said={said.counts[dua.id] ?? 0}
        />
      )}
    </>
  )
}

function OpenDua({ dua }: { dua: ReadableDua }) {
  const { text, language } = titleOf(dua)
  return (
    <article aria-labelledby="open-dua" className="my-auto py-3">
      <h2 className="font-semibold text-lg leading-snug" id="open-dua" {...langOf(language)}>
        {text}
      </h2>
      <DuaOccasion dua={dua} />
      <DuaText className="mt-3" dua={dua} />
      <p className="mt-3 text-muted text-sm">{formatGradedSources(dua.sources, dua.quran?.surah)}</p>
    </article>
  )
}

function Controls({
  dua,
  said,
  at,
  countButton,
  onCount,
  onOpen,
}: {
  dua: ReadableDua
  said: number
  at: number
  countButton: Ref<HTMLButtonElement>
  onCount: () => void
  onOpen: (item: number) => void
}) {
  const times = timesOf(dua)
  const numbers = { done: formatNumber(said), times: formatNumber(times) }
  return (
    <div className="-mx-5 sm:-mx-8 flex items-center gap-3 border-hairline border-t bg-paper px-5 pt-3 pb-[calc(0.75rem+var(--player-bar)+env(safe-area-inset-bottom))] sm:px-8 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0">
      <Button
        aria-label={t('adhkar:previous')}
        data-tooltip={t('adhkar:previous')}
        disabled={at === 0}
        onClick={() => onOpen(at - 1)}
        round
      >
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" size={20} />
      </Button>
      <button
        className="tabular min-h-16 min-w-0 flex-1 touch-manipulation select-none rounded-card bg-action px-3 py-2 font-semibold text-lg text-on-action leading-tight transition-colors hover:bg-action-strong"
        aria-label={times > 1 && said < times ? t('duas:count', numbers) : undefined}
        onClick={onCount}
        ref={countButton}
        type="button"
      >
        {said >= times
          ? t('adhkar:next')
          : times === 1
            ? t('adhkar:once')
            : said === 0
              ? t('duas:times', { count: times, times: numbers.times })
              : t('duas:counted', numbers)}
      </button>
      <Button
        aria-label={t('adhkar:skip')}
        data-tooltip={t('adhkar:skip')}
        onClick={() => onOpen(at + 1)}
        round
      >
        <ChevronRight aria-hidden className="rtl:-scale-x-100" size={20} />
      </Button>
      <p className="sr-only" role="status">
        {times > 1 && said > 0 && t('duas:counted', numbers)}
      </p>
    </div>
  )
}
