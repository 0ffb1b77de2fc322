import { formatClockTime } from '#shared/core/clock-time.ts'
import {
  chooseClockHours,
  clockHours,
  isHour12ByHabit,
  useClockHours,
} from '#shared/web/i18n/format-clock.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'

const AN_EXAMPLE = '15:45'

/** Chooses how times are shown: as usual in the language and region, or on a 12-hour or 24-hour clock. */
export function ClockFields() {
  const example = (isHour12: boolean) => formatClockTime(AN_EXAMPLE, currentLanguage().locale, isHour12)
  const options = [
    { value: 'automatic' as const, hint: example(isHour12ByHabit()) },
    ...clockHours.map((hours) => ({ value: hours, hint: example(hours === '12') })),
  ]
  return (
    <RadioGroup
      label={t('settings:sections.clock')}
      look="cards"
      onChoose={(value) => chooseClockHours(value === 'automatic' ? undefined : value)}
      options={options.map(({ value, hint }) => ({ value, hint, text: t(`settings:clock.${value}`) }))}
      value={useClockHours() ?? 'automatic'}
    />
  )
}
