import { Check, Eye, EyeOff, FolderPlus, Share2 } from 'lucide-react'
import { memo, use, useState } from 'react'
import { targetKey } from '#shared/core/user-data/target.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { SaveHeart } from '#shared/web/user-data/save-heart.tsx'
import type { ReadableDua } from '../core/index.ts'
import { DuaExtras } from './dua-extras.ts'
import { DuaOccasion, DuaText, langOf, titleOf } from './dua-text.tsx'

/** An action on a dua that opens a dialog. */
export type DuaAction = 'share' | 'collect'

/** One dua with its source. With `isHidden` its text is revealed by a button. */
export const DuaCard = memo(function DuaCard({
  dua,
  isHidden,
  said,
  onCount,
  onAct,
}: {
  dua: ReadableDua
  isHidden: boolean
  /** How often it was said; `undefined` until the day to which it belongs is known. */
  said: number | undefined
  onCount: (dua: ReadableDua) => void
  onAct: (action: DuaAction, dua: ReadableDua) => void
}) {
  const [revealed, setRevealed] = useState(false)
  const { text: title, language } = titleOf(dua)
  const Extra = use(DuaExtras)
  return (
    <article
      aria-labelledby={dua.id}
      className="flex scroll-mt-24 flex-col rounded-card bg-raised p-5 shadow-card outline-action has-[h2:focus]:outline-2 sm:p-6 print:block print:break-inside-avoid print:p-0 print:pb-6 print:shadow-none"
    >
      <header className="flex items-start justify-between gap-3">
        <h2
          className="min-w-0 font-semibold text-lg leading-snug outline-none"
          id={dua.id}
          tabIndex={-1}
          {...langOf(language)}
        >
          {title}
        </h2>
        <Saving dua={dua} onAct={onAct} title={title} />
      </header>
      <DuaOccasion dua={dua} />
      {(!isHidden || revealed) && <DuaText className="mt-3 text-[1.625rem]" dua={dua} />}
      <p className="mt-3 text-muted text-sm">{formatGradedSources(dua.sources, dua.quran?.surah)}</p>
      {Extra && <Extra id={dua.id} />}
      <footer className="mt-auto flex flex-wrap items-center gap-2 pt-4 print:hidden">
        {dua.times !== undefined && (
          <CountButton onCount={() => onCount(dua)} said={said} times={dua.times} />
        )}
        {isHidden && (
          <Button aria-expanded={revealed} onClick={() => setRevealed(!revealed)}>
            {revealed ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
            {t(revealed ? 'duas:hide' : 'duas:reveal')}
          </Button>
        )}
        <Button look="plain" onClick={() => onAct('share', dua)}>
          <Share2 aria-hidden size={18} />
          {t('duas:copy')}
        </Button>
        {dua.categories.map((category) => (
          <span className="rounded-full bg-sunken px-3 py-1 text-muted text-sm" key={category}>
            {t(`duas:categories.${category}`)}
          </span>
        ))}
      </footer>
    </article>
  )
})

function Saving({
  dua,
  title,
  onAct,
}: {
  dua: ReadableDua
  title: string
  onAct: (action: DuaAction, dua: ReadableDua) => void
}) {
  return (
    <span className="-mt-2 -me-2.5 flex print:hidden">
      <Button
        aria-label={t('duas:collect', { title })}
        className="text-muted hover:text-action"
        data-tooltip={t('duas:collectShort')}
        look="plain"
        onClick={() => onAct('collect', dua)}
        round
      >
        <FolderPlus aria-hidden size={19} />
      </Button>
      <SaveHeart about={targetKey('dua', dua.id)} details={{ title }} title={title} />
    </span>
  )
}

/** Counts up to the number that the source names; one more tap starts over. */
function CountButton({
  times,
  said: known,
  onCount,
}: {
  times: number
  said: number | undefined
  onCount: () => void
}) {
  const said = known ?? 0
  const isDone = said >= times
  const numbers = { done: formatNumber(said), times: formatNumber(times) }
  return (
    <Button
      aria-label={isDone ? t('duas:countDone') : t('duas:count', numbers)}
      className={classNames('tabular', isDone && 'text-action')}
      disabled={known === undefined}
      onClick={onCount}
    >
      {isDone && <Check aria-hidden size={18} />}
      {said === 0
        ? t('duas:times', { count: times, times: formatNumber(times) })
        : t('duas:counted', numbers)}
    </Button>
  )
}
