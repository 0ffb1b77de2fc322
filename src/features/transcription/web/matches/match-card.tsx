import { BookText } from 'lucide-react'
import { Link } from 'wouter'
import type { RecitationMatch, WordState } from '#features/quran/core/index.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { wordsOfState } from '../../core/words-of-state.ts'
import { MarkedVerse } from './marked-verse.tsx'

const MOST_VERSES = 8
/** From here on a fit is called good, and very good. */
const GOOD = 0.85
const VERY_GOOD = 0.95

/** One place: its reference, how well the words fit there, its verses with the said words marked. */
export function MatchCard({ match, name }: { match: RecitationMatch; name: string }) {
  const { surah, firstVerse, lastVerse, verses } = match
  const range = firstVerse === lastVerse ? `${firstVerse}` : `${firstVerse}-${lastVerse}`
  const hidden = verses.length - MOST_VERSES
  return (
    <li className="rounded-card bg-raised p-5 shadow-card sm:p-6">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg" tabIndex={-1}>
          {name}
        </h3>
        <p className="text-muted text-sm">{t(`transcription:fit.${fitOf(match)}`)}</p>
      </div>
      <p className="quran-text" lang="ar">
        {verses.slice(0, MOST_VERSES).map((verse) => (
          <MarkedVerse key={verse.verse} verse={verse} />
        ))}
      </p>
      {hidden > 0 && (
        <p className="text-muted">
          {t('transcription:moreVerses', { count: hidden, number: formatNumber(hidden) })}
        </p>
      )}
      <Unseen match={match} state="other" />
      <Unseen match={match} state="missing" />
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

/** What the lines under the words say, for those who do not see them. */
function Unseen({ match, state }: { match: RecitationMatch; state: WordState }) {
  const words = wordsOfState(match.verses.slice(0, MOST_VERSES), state)
  if (words.length === 0) return null
  return (
    <p className="sr-only">
      {t(`transcription:legend.${state}`)}: <bdi lang="ar">{words.join('، ')}</bdi>
    </p>
  )
}

function fitOf({ confidence }: RecitationMatch): string {
  if (confidence >= VERY_GOOD) return 'veryGood'
  return confidence >= GOOD ? 'good' : 'some'
}
