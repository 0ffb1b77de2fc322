import { BookText } from 'lucide-react'
import { Link } from 'wouter'
import type { RecitationMatch, WordState } from '#features/quran/core/index.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { wordsWithState } from '../../core/word-runs.ts'
import { MarkedVerse } from './marked-verse.tsx'

const MAX_VERSES = 8
/** Confidence thresholds. */
const GOOD = 0.85
const VERY_GOOD = 0.95

/** A match: its reference, confidence, and verses with marked words. */
export function MatchCard({ match, name }: { match: RecitationMatch; name: string }) {
  const { surah, firstVerse, lastVerse, verses } = match
  const range = firstVerse === lastVerse ? `${firstVerse}` : `${firstVerse}-${lastVerse}`
  const hidden = verses.length - MAX_VERSES
  return (
    <li className="rounded-card bg-raised p-5 shadow-card sm:p-6">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg" tabIndex={-1}>
          {name}
        </h3>
        <p className="text-muted text-sm">{t(`transcription:fit.${confidenceLevel(match)}`)}</p>
      </div>
      <p className="quran-text" lang="ar">
        {verses.slice(0, MAX_VERSES).map((verse) => (
          <MarkedVerse key={verse.verse} verse={verse} />
        ))}
      </p>
      {hidden > 0 && (
        <p className="text-muted">
          {t('transcription:moreVerses', { count: hidden, number: formatNumber(hidden) })}
        </p>
      )}
      <SpokenLegend match={match} state="other" />
      <SpokenLegend match={match} state="missing" />
      <Link
        aria-label={t('transcription:openNamed', { reference: name })}
        className={`${buttonClass()} mt-4`}
        href={`/quran/reader/${surah}/${range}`}
      >
        <BookText aria-hidden size={18} />
        {t('transcription:open')}
      </Link>
    </li>
  )
}

/** The marked words as text for screen readers. */
function SpokenLegend({ match, state }: { match: RecitationMatch; state: WordState }) {
  const words = wordsWithState(match.verses.slice(0, MAX_VERSES), state)
  if (words.length === 0) return null
  return (
    <p className="sr-only">
      {t(`transcription:legend.${state}`)}
      {t('shell:colon')}
      <bdi lang="ar">{words.join('، ')}</bdi>
    </p>
  )
}

function confidenceLevel({ confidence }: RecitationMatch): string {
  if (confidence >= VERY_GOOD) return 'veryGood'
  return confidence >= GOOD ? 'good' : 'some'
}
