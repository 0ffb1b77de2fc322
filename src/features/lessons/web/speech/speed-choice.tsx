import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { lessonSpeed, lessonSpeeds } from './speed.ts'

/** How fast a lesson is read aloud. */
export function SpeedChoice() {
  return (
    <RadioGroup
      label={t('lessons:speed')}
      look="segments"
      onChoose={lessonSpeed.set}
      options={lessonSpeeds.map((value) => ({ value, text: `${formatNumber(value)}×` }))}
      value={lessonSpeed.use()}
    />
  )
}
