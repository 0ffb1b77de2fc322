import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { FIRST_HIJRI_YEAR, LAST_HIJRI_YEAR } from '../../core/month-lengths.ts'
import { parseWholeNumber } from '../../core/parse-whole-number.ts'

const plain = { useGrouping: false }
const isKnown = (year: number) => year >= FIRST_HIJRI_YEAR && year <= LAST_HIJRI_YEAR

/** The Hijri year in the address (`?year=`), else `otherwise`. */
export function yearOf(query: string, otherwise: number): number {
  const year = parseWholeNumber(new URLSearchParams(query).get('year') ?? '')
  return year !== undefined && isKnown(year) ? year : otherwise
}

/** Links to the previous and next year, and a field for any other; the year is in the address. */
export function YearBar({ year }: { year: number }) {
  const id = useId()
  const [path, navigate] = useLocation()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const show = (wanted: number) => navigate(`${path}?year=${wanted}`)
  const rightToLeft = currentLanguage().direction === 'rtl'
  const [Before, Next] = rightToLeft ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = parseWholeNumber(text)
    const isRight = wanted !== undefined && isKnown(wanted)
    setWrong(!isRight)
    if (isRight) show(wanted)
  }
  return (
    <div className="flex flex-wrap items-end gap-x-2 gap-y-3 print:hidden">
      <Button
        aria-label={t('calendar-page:grid.previousYear')}
        disabled={!isKnown(year - 1)}
        onClick={() => show(year - 1)}
        round
      >
        <Before aria-hidden size={20} />
      </Button>
      <Button
        aria-label={t('calendar-page:grid.nextYear')}
        disabled={!isKnown(year + 1)}
        onClick={() => show(year + 1)}
        round
      >
        <Next aria-hidden size={20} />
      </Button>
      <form className="flex items-end gap-2" noValidate onSubmit={submit}>
        <label className="ms-2 text-muted text-sm" htmlFor={id}>
          {t('calendar-page:year.choose')}
          <input
            aria-describedby={`${id}-wrong`}
            aria-invalid={wrong}
            autoComplete="off"
            className="tabular mt-1 block min-h-11 w-24 rounded-xl border border-hairline bg-paper px-3 text-base text-ink aria-invalid:border-ending"
            id={id}
            inputMode="numeric"
            maxLength={5}
            onChange={(event) => setText(event.target.value)}
            placeholder={formatNumber(year, plain)}
            value={text}
          />
        </label>
        <Button type="submit">{t('calendar-page:year.go')}</Button>
      </form>
      <p className="w-full text-ending text-sm empty:hidden" id={`${id}-wrong`} role="alert">
        {wrong &&
          t('calendar-page:year.range', {
            first: formatNumber(FIRST_HIJRI_YEAR, plain),
            last: formatNumber(LAST_HIJRI_YEAR, plain),
          })}
      </p>
    </div>
  )
}
