import { useAudio } from '#shared/web/audio/audio-provider.tsx'
import type { Queue } from '#shared/web/audio/audio-state.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { verseCount } from '../../core/verse-counts.ts'
import { Checkbox } from './checkbox.tsx'
import ReciterField from './reciter-field.tsx'
import type { VerseQueue } from './selected-queue.ts'
import { trackPlace } from './track-place.ts'

/** Settings of the current recitation: reciter, range of verses, and continuous playback. */
export default function VerseQueueSettings({ queue }: { queue: Queue }) {
  const { selection, rebuild } = queue as VerseQueue
  const { state, play } = useAudio()
  const place = trackPlace(state.track?.id) ?? selection.from
  const { surah } = place
  const count = verseCount(surah)
  const from = selection.from.surah === surah ? selection.from.verse : 1
  const to = selection.to?.surah === surah ? selection.to.verse : count
  const between = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => ({
      value: first + index,
      text: formatNumber(first + index),
    }))
  const restrict = (first: number, last: number) =>
    play(() =>
      rebuild({
        from: { surah, verse: first },
        to: { surah, verse: last },
        at: { surah, verse: Math.min(last, Math.max(first, place.verse)) },
      }),
    )
  return (
    <div className="grid grid-cols-2 content-start gap-3">
      <ReciterField className="col-span-2" queue={queue} />
      <SelectField
        label={t('listening:selection.from')}
        onChoose={(first) => restrict(first, Math.max(first, to))}
        options={between(1, count)}
        value={from}
      />
      <SelectField
        label={t('listening:selection.to')}
        onChoose={(last) => restrict(Math.min(from, last), last)}
        options={between(1, count)}
        value={to}
      />
      <div className="col-span-2">
        <Checkbox
          checked={selection.continuous === true}
          onChange={(continuous) => play(() => rebuild({ from: selection.from, continuous, at: place }))}
          text={t('listening:page.continuous')}
        />
      </div>
    </div>
  )
}
