import { namesInArabic } from '#shared/core/languages.ts'
import { useAudio } from '#shared/web/audio/audio-provider.tsx'
import type { Queue } from '#shared/web/audio/audio-state.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { reciters } from '../../core/reciters.ts'
import { chooseReciter, useChosenReciter } from './chosen-reciter.ts'
import type { VerseQueue } from './selected-queue.ts'
import { trackPlace } from './track-place.ts'

/** Chooses another reciter for the queue, which goes on at the current verse. */
export default function ReciterField({ queue, className }: { queue: Queue; className?: string }) {
  const { selection, rebuild } = queue as VerseQueue
  const { state, play } = useAudio()
  const reciter = useChosenReciter()
  return (
    <SelectField
      className={className ?? ''}
      label={t('listening:selection.reciter')}
      onChoose={(id) => {
        chooseReciter(id)
        play(() => rebuild({ ...selection, at: trackPlace(state.track?.id) ?? selection.from }))
      }}
      options={reciters.map(({ id, name, arabicName, style }) => ({
        value: id as string,
        text: `${namesInArabic(currentLanguage().code) ? arabicName : name} · ${t(`listening:style.${style}`)}`,
      }))}
      value={reciter.id}
    />
  )
}
