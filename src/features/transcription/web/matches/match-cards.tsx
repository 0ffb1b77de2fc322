import { useEffect, useRef, useState } from 'react'
import type { Recitation, RecitationMatch } from '#features/quran/core/index.ts'
import { useQuranFont } from '#shared/web/fonts.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { wordLooks } from './marked-verse.tsx'
import { MatchCard } from './match-card.tsx'
import type { SurahNames } from './matcher-messages.ts'
import { placeName } from './place-name.ts'

const SHOWN_FIRST = 5

/** Match cards, most likely first, with notes on the recited words. */
export function MatchCards({ recitation, surahs }: { recitation: Recitation; surahs: SurahNames }) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const fontReady = useQuranFont()
  // The pressed button disappeared, so focus the first new card.
  useEffect(() => {
    if (all) list.current?.querySelectorAll('h3')[SHOWN_FIRST]?.focus()
  }, [all])
  const { matches } = recitation
  const shown = all ? matches : matches.slice(0, SHOWN_FIRST)
  const hidden = matches.length - shown.length
  return (
    <div className={fontReady ? '' : 'invisible'}>
      <UnmatchedWords recitation={recitation} />
      <Legend matches={shown} />
      <ol className="grid gap-4" ref={list}>
        {shown.map((match) => (
          <MatchCard
            key={`${match.surah}:${match.firstVerse}-${match.lastVerse}`}
            match={match}
            name={placeName(match, surahs)}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <Button className="mt-4" onClick={() => setAll(true)}>
          {t('transcription:more', { count: hidden, number: formatNumber(hidden) })}
        </Button>
      )}
    </div>
  )
}

/** Recited words that the best match doesn’t have. */
function UnmatchedWords({ recitation: { words, matches } }: { recitation: Recitation }) {
  const strange = words.filter((_, index) => matches[0]?.matchedWords[index] === false)
  if (strange.length === 0) return null
  return (
    <p className="mb-3 text-muted text-sm">
      {t('transcription:notThere')} <bdi>{strange.join(' · ')}</bdi>
    </p>
  )
}

function Legend({ matches }: { matches: readonly RecitationMatch[] }) {
  const states = new Set(
    matches.flatMap(({ verses }) => verses.flatMap(({ words }) => words.map(({ state }) => state))),
  )
  if (states.size < 2) return null
  return (
    <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {(['same', 'other', 'missing', 'beyond'] as const)
        .filter((state) => states.has(state))
        .map((state) => (
          <li className={classNames(wordLooks[state], 'leading-8')} key={state}>
            {t(`transcription:legend.${state}`)}
          </li>
        ))}
    </ul>
  )
}
