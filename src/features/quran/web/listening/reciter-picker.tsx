import { useState } from 'react'
import { useAudio } from '#shared/web/audio/audio-provider.tsx'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { type Reciter, reciters } from '../../core/reciters.ts'
import { chooseReciter, useChosenReciter } from './chosen-reciter.ts'
import { FilterField } from './filter-field.tsx'
import type { VerseQueue } from './selected-queue.ts'
import { trackPlace } from './track-place.ts'

/** Chooses the reciter. Playback continues at the same verse with the new reciter. */
export function ReciterPicker() {
  const [text, setText] = useState('')
  const chosen = useChosenReciter()
  const { state, play } = useAudio()
  const query = text.trim().toLocaleLowerCase()
  const found = reciters.filter(({ name, arabicName }) =>
    [name.toLocaleLowerCase(), arabicName].some((known) => known.includes(query)),
  )
  const choose = (id: string) => {
    chooseReciter(id)
    const queue = state.queue as VerseQueue | undefined
    const at = trackPlace(state.track?.id)
    if (queue && at && state.status !== 'silent') play(() => queue.rebuild({ ...queue.selection, at }))
  }
  return (
    <Card id="reciters" title={t('listening:page.reciters')}>
      <FilterField label={t('listening:page.searchReciters')} onText={setText} value={text} />
      <fieldset className="mt-3 max-h-[22.5rem] overflow-y-auto overscroll-contain max-lg:max-h-60">
        <legend className="sr-only">{t('listening:page.reciters')}</legend>
        {found.map((reciter) => (
          <ReciterChoice
            chosen={reciter.id === chosen.id}
            key={reciter.id}
            onChoose={() => choose(reciter.id)}
            reciter={reciter}
          />
        ))}
        {found.length === 0 && <p className="py-4 text-muted">{t('listening:page.noReciter')}</p>}
      </fieldset>
    </Card>
  )
}

function ReciterChoice({
  reciter,
  chosen,
  onChoose,
}: {
  reciter: Reciter
  chosen: boolean
  onChoose: () => void
}) {
  const facts = [
    t(`listening:style.${reciter.style}`),
    t('listening:page.bitRate', { rate: formatNumber(reciter.bitRate) }),
  ]
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 hover:bg-sunken has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2">
      <input
        checked={chosen}
        className="size-4 shrink-0 accent-(--action)"
        name="reciter"
        onChange={onChoose}
        type="radio"
        value={reciter.id}
      />
      <span className="min-w-0">
        <span className="block font-semibold leading-snug">
          {currentLanguage().code === 'ar' ? reciter.arabicName : reciter.name}
        </span>
        <span className="block text-muted text-sm">{facts.join(' · ')}</span>
      </span>
    </label>
  )
}
