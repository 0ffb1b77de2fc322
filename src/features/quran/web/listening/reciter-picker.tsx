import { useState } from 'react'
import { namesInArabic } from '#shared/core/languages.ts'
import { useAudio } from '#shared/web/audio/audio-provider.tsx'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
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
      <RadioGroup
        className="mt-3 max-h-[22.5rem] overflow-y-auto overscroll-contain max-lg:max-h-60"
        label={t('listening:page.reciters')}
        look="rows"
        onChoose={choose}
        options={found.map(optionOf)}
        value={chosen.id}
      />
      {found.length === 0 && <p className="py-4 text-muted">{t('listening:page.noReciter')}</p>}
    </Card>
  )
}

const optionOf = (reciter: Reciter) => ({
  value: reciter.id,
  text: namesInArabic(currentLanguage().code) ? reciter.arabicName : reciter.name,
  hint: [
    t(`listening:style.${reciter.style}`),
    t('listening:page.bitRate', { rate: formatNumber(reciter.bitRate) }),
  ].join(' · '),
})
