import { useId, useState } from 'react'
import type { CivilDate } from '#shared/core/civil-date.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { withinCalendar } from '../../core/calendar-moves.ts'
import { convertCivil, convertHijri } from '../../core/conversion.ts'
import { hijriRange } from '../../core/hijri-date.ts'
import { hijriDate } from '../../core/index.ts'
import { FIRST_HIJRI_YEAR, LAST_HIJRI_YEAR, tableMonthLength } from '../../core/month-lengths.ts'
import { parseWholeNumber } from '../../core/parse-whole-number.ts'
import { useCalendarSettings } from '../calendar-settings.ts'
import { formatHijriDay } from '../format-hijri.ts'
import { DateFields, type WrittenDate } from './date-fields.tsx'

const plain = { useGrouping: false }
const written = ({ year, month, day }: CivilDate): WrittenDate => ({
  day,
  month,
  year: formatNumber(year, plain),
})

interface Answer {
  readonly date?: CivilDate
  readonly text: string
}

/** Converts a date of either calendar while it is typed, and links to it in the grid. */
export function Converter({ today, onShow }: { today: CivilDate; onShow: (date: CivilDate) => void }) {
  const { adjustment } = useCalendarSettings()
  const start = withinCalendar(today, adjustment)
  const [hijri, setHijri] = useState(() => written(hijriDate(start, adjustment)))
  const [civil, setCivil] = useState(() => written(start))
  return (
    <Card id="convert" title={t('calendar-page:convert.title')}>
      <div className="grid gap-6">
        <Direction
          answer={ofHijri(hijri, adjustment)}
          days={30}
          months={hijriMonthNames()}
          onChange={setHijri}
          onShow={onShow}
          title={t('calendar-page:convert.fromHijri')}
          value={hijri}
        />
        <Direction
          answer={ofCivil(civil, adjustment)}
          days={31}
          months={civilMonthNames()}
          onChange={setCivil}
          onShow={onShow}
          title={t('calendar-page:convert.fromCivil')}
          value={civil}
        />
      </div>
      <p className="mt-4 text-muted text-sm">
        {t('calendar-page:convert.range', {
          firstYear: formatNumber(FIRST_HIJRI_YEAR, plain),
          lastYear: formatNumber(LAST_HIJRI_YEAR, plain),
          first: formatDate(hijriRange.first, { day: 'numeric', month: 'long', year: 'numeric' }),
          last: formatDate(hijriRange.last, { day: 'numeric', month: 'long', year: 'numeric' }),
        })}{' '}
        {adjustment !== 0 &&
          t('calendar-page:convert.adjusted', {
            days: formatNumber(adjustment, { signDisplay: 'exceptZero' }),
          })}
      </p>
    </Card>
  )
}

function Direction({
  title,
  answer,
  onShow,
  ...fields
}: {
  title: string
  answer: Answer
  onShow: (date: CivilDate) => void
  days: number
  months: readonly string[]
  value: WrittenDate
  onChange: (value: WrittenDate) => void
}) {
  const id = useId()
  const { date } = answer
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      <DateFields {...fields} errorId={id} invalid={!date} />
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <output className={date ? 'font-semibold' : 'text-ending'} id={id}>
          {answer.text}
        </output>
        <Button
          className="-mx-5 text-action"
          disabled={!date}
          look="plain"
          onClick={() => date && onShow(date)}
        >
          {t('calendar-page:convert.show')}
        </Button>
      </div>
    </fieldset>
  )
}

function ofHijri({ day, month, year: text }: WrittenDate, adjustment: number): Answer {
  const year = parseWholeNumber(text)
  if (year === undefined) return { text: t('calendar-page:convert.errors.not_a_year') }
  const found = convertHijri({ year, month, day }, adjustment)
  if ('date' in found) return { date: found.date, text: formatDate(found.date) }
  if (found.wrong !== 'not_a_hijri_date') return { text: t(`calendar-page:convert.errors.${found.wrong}`) }
  return {
    text: t('calendar-page:convert.errors.not_a_hijri_date', {
      month: t(`hijri-calendar:months.${month}`),
      year: formatNumber(year, plain),
      days: formatNumber(tableMonthLength(year, month)),
    }),
  }
}

function ofCivil({ day, month, year: text }: WrittenDate, adjustment: number): Answer {
  const year = parseWholeNumber(text)
  if (year === undefined) return { text: t('calendar-page:convert.errors.not_a_year') }
  const found = convertCivil({ year, month, day }, adjustment)
  if ('date' in found) return { date: found.date, text: formatHijriDay(found.hijri) }
  return { text: t(`calendar-page:convert.errors.${found.wrong}`) }
}

const twelve = (name: (month: number) => string) => Array.from({ length: 12 }, (_, index) => name(index + 1))
const hijriMonthNames = () => twelve((month) => t(`hijri-calendar:months.${month}`))
const civilMonthNames = () => twelve((month) => formatDate({ year: 2024, month, day: 1 }, { month: 'long' }))
