import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { countEquallyLikely } from '../../core/equally-likely.ts'
import { MatchCards } from './match-cards.tsx'
import { placeName } from './place-name.ts'
import type { Matches } from './use-matches.ts'

export const MATCHES_ID = 'matches'

/** The most likely verses, best first. */
export function MatchList({ matches, onAgain }: { matches: Matches; onAgain: () => void }) {
  return (
    <section aria-labelledby="matches-title" className="mt-8 scroll-mt-20" id={MATCHES_ID} tabIndex={-1}>
      <h2 className="sr-only" id="matches-title">
        {t('transcription:matches')}
      </h2>
      <p className="mb-3" role="status">
        {statusText(matches)}
      </p>
      {matches.status === 'found' && matches.recitation.isCut && (
        <p className="mb-3 text-muted text-sm">
          {t('transcription:cut', { number: formatNumber(matches.recitation.words.length) })}
        </p>
      )}
      {matches.status === 'searching' && <Searching />}
      {matches.status === 'failed' && <Button onClick={onAgain}>{t('transcription:again')}</Button>}
      {matches.status === 'found' && matches.recitation.matches.length > 0 && <MatchCards {...matches} />}
    </section>
  )
}

function statusText(matches: Matches): string {
  if (matches.status === 'nothing') return t('transcription:empty')
  if (matches.status === 'searching') return t('transcription:searching')
  if (matches.status === 'failed') return t('transcription:noVerses')
  const [best] = matches.recitation.matches
  if (!best) return t('transcription:none')
  const equal = countEquallyLikely(matches.recitation.matches)
  return t('transcription:found', {
    count: equal,
    number: formatNumber(equal),
    reference: placeName(best, matches.surahs),
  })
}

function Searching() {
  return (
    <div aria-busy="true" className="rounded-card bg-raised p-6 shadow-card">
      <Skeleton className="mb-4 h-6 w-40" />
      <Skeleton className="mb-3 h-10 w-full" />
      <Skeleton className="h-10 w-2/3" />
    </div>
  )
}
