import { type Ref, useRef } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { displayedCount, type SetPosition } from '../../core/counting-session.ts'
import type { Step } from '../../core/preset.ts'
import { BeadRing } from './bead-ring.tsx'

/** A click within this time after a touch belongs to it; a later one is a screen reader’s press. */
const TOUCH_CLICK_MS = 1000

/** The tap area: the whole lower screen, with the beads and the number. Every finger that comes down counts. */
export function TapArea({
  ref,
  steps,
  position,
  total,
  state,
  onTap,
}: {
  ref: Ref<HTMLButtonElement>
  steps: readonly Step[]
  position: SetPosition
  /** Counts through all rounds. */
  total: number
  state: 'running' | 'paused' | 'waiting'
  onTap: () => void
}) {
  const shown = displayedCount(steps, position)
  const touchedAt = useRef(Number.NEGATIVE_INFINITY)
  return (
    <button
      className={classNames(
        '@container-size relative grid min-h-56 w-full touch-pinch-zoom select-none place-items-center overflow-hidden rounded-card shadow-card transition-colors duration-200 [-webkit-touch-callout:none] focus-visible:-outline-offset-4',
        position.ended ? 'bg-action-soft' : 'bg-raised',
        state === 'paused' && 'opacity-70',
      )}
      onClick={(event) => {
        if (event.timeStamp - touchedAt.current > TOUCH_CLICK_MS) onTap()
      }}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse' && event.button !== 0) return
        touchedAt.current = event.timeStamp
        onTap()
      }}
      onPointerUp={(event) => {
        touchedAt.current = event.timeStamp
      }}
      ref={ref}
      type="button"
    >
      <span className="relative grid size-[min(26rem,92cqw,92cqh)] place-items-center">
        <BeadRing ended={position.ended} shown={shown} />
        <span className="relative grid justify-items-center gap-1">
          <span className="sr-only">{t('dhikr:counter.count')} </span>
          <span className="tabular font-display font-semibold text-[clamp(3rem,22cqmin,6.5rem)] leading-none tracking-tight rtl:tracking-normal [:lang(ar)_&]:pb-[0.3em] [:lang(ar)_&]:font-quran">
            {formatNumber(shown.count)}
          </span>
          {shown.target !== undefined && (
            <span className="text-[min(1.125rem,10cqmin)] text-muted">
              {' '}
              {t('dhikr:counter.of', { target: formatNumber(shown.target) })}
            </span>
          )}
          <span className="min-h-6 font-semibold text-[min(1em,8cqmin)] text-action">
            {' '}
            <StateText position={position} state={state} total={total} />
          </span>
        </span>
      </span>
    </button>
  )
}

function StateText({ position, state, total }: { position: SetPosition; state: string; total: number }) {
  if (state === 'paused') return t('dhikr:counter.paused')
  if (position.ended) return t('dhikr:counter.complete')
  if (state === 'waiting') return t('dhikr:counter.next')
  if (total === 0) return t('dhikr:counter.begin')
  if (position.round > 0) return t('dhikr:counter.round', { round: formatNumber(position.round + 1) })
  return null
}
