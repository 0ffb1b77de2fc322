import { type ComponentType, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { ProgressBar } from '#shared/web/ui/progress-bar.tsx'
import { afterCounting, afterStartingOver, isSaid } from '../core/adhkar-session.ts'
import type { SaidOccasion } from '../core/duas.records.ts'
import type { ReadableDua } from '../core/index.ts'
import { DuaBlocks } from './dua-blocks.tsx'
import type { DuaAction } from './dua-card.tsx'
import { useSaidDuas } from './use-said-duas.ts'

const DuaShare = lazyWithMessages(() => import('./dua-share.tsx'), 'share')

const NONE = {}

/** The dialog that adds a dua to the person’s collections. */
export type CollectDialog = ComponentType<{ dua: ReadableDua; onClose: () => void }>

/** The cards of a list, with the counts of its occasion and their sum. */
export function DuaList({
  duas,
  memorises,
  occasion,
  day,
  Collect,
}: {
  duas: readonly ReadableDua[]
  memorises: boolean
  occasion: SaidOccasion
  /** The day to which counts belong; `undefined` until it is known. */
  day: string | undefined
  Collect: CollectDialog
}) {
  const [said, change] = useSaidDuas(occasion, day)
  const [open, setOpen] = useState<{ readonly action: DuaAction; readonly dua: ReadableDua }>()
  const latest = useRef(change)
  useLayoutEffect(() => {
    latest.current = change
  })
  const count = useCallback((dua: ReadableDua) => latest.current((now) => afterCounting(dua, now)), [])
  const act = useCallback((action: DuaAction, dua: ReadableDua) => setOpen({ action, dua }), [])
  const close = () => setOpen(undefined)
  const counted = duas.filter(({ times }) => times !== undefined)
  const begun = said ? counted.filter(({ id }) => said.counts[id]) : []
  return (
    <>
      {said && begun.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
          <ProgressBar
            aria-label={t('duas:progress')}
            className="min-w-40 flex-1"
            max={counted.length}
            value={counted.filter((dua) => isSaid(dua, said)).length}
          />
          <span className="tabular text-muted text-sm">
            {t('duas:progressOf', {
              done: formatNumber(counted.filter((dua) => isSaid(dua, said)).length),
              all: formatNumber(counted.length),
            })}
          </span>
          <Button
            onClick={() =>
              change((now) =>
                afterStartingOver(
                  now,
                  begun.map(({ id }) => id),
                ),
              )
            }
          >
            {t('duas:startOver')}
          </Button>
        </div>
      )}
      <DuaBlocks
        counts={day === undefined ? undefined : (said?.counts ?? NONE)}
        duas={duas}
        isHidden={memorises}
        onAct={act}
        onCount={count}
      />
      <Suspense>
        {open?.action === 'share' && <DuaShare dua={open.dua} onClose={close} />}
        {open?.action === 'collect' && <Collect dua={open.dua} onClose={close} />}
      </Suspense>
    </>
  )
}
