import { CalendarPlus, Download, Printer } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { CalendarDay } from '../../core/index.ts'
import { calendarCsv } from './calendar-csv.ts'
import type { TimetableSpan } from './timetable-span.ts'

/** The actions for a timetable: subscribe, print, and save as a file. */
export function TimetableActions({
  days,
  span,
  placeName,
  onSubscribe,
}: {
  days: readonly CalendarDay[] | undefined
  span: TimetableSpan
  placeName: string
  onSubscribe: () => void
}) {
  return (
    <div className="mb-5 flex flex-wrap gap-2 print:hidden">
      <Button aria-haspopup="dialog" look="action" onClick={onSubscribe}>
        <CalendarPlus aria-hidden size={18} />
        {t('timetables:subscribe')}
      </Button>
      <Button disabled={!days} onClick={() => print()}>
        <Printer aria-hidden size={18} />
        {t('timetables:print')}
      </Button>
      <Button
        disabled={!days}
        onClick={() =>
          days && saveFile(new File([calendarCsv(days)], fileName(placeName, span), { type: 'text/csv' }))
        }
      >
        <Download aria-hidden size={18} />
        {t('timetables:csv')}
      </Button>
    </div>
  )
}

/** `prayer-times-london-2026-11.csv`; the place may be in any script. */
function fileName(placeName: string, { year, month }: TimetableSpan): string {
  const place = placeName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  const span = month === undefined ? `${year}` : `${year}-${String(month).padStart(2, '0')}`
  return `${['prayer-times', place, span].filter(Boolean).join('-')}.csv`
}
