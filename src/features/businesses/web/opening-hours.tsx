import { formatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { weekdays as namedWeekdays } from '#shared/web/i18n/week.ts'
import { type OpenTime, openAlways, parseOpeningWeek, weekdays } from '../core/opening-week.ts'

/** The hours of each day of the week. Rules that aren’t about weekdays alone are shown as they were written. */
export function OpeningHours({ text }: { text: string }) {
  const week = parseOpeningWeek(text)
  if (!week) {
    return text.split(';').map((rule) => (
      <span className="block" key={rule}>
        <bdi dir="ltr">{rule.trim()}</bdi>
      </span>
    ))
  }
  return (
    <table className="text-start">
      <tbody>
        {namedWeekdays().map(({ number, long }) => (
          <tr key={number}>
            <th className="pe-5 text-start align-top font-normal" scope="row">
              {long}
            </th>
            <td className="tabular-nums">{hoursOf(week[weekdays[number - 1] ?? 'Mo'])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function hoursOf(times: readonly OpenTime[]) {
  if (times.length === 0) return <span className="text-muted">{t('businesses:opening.closed')}</span>
  if (times.length === 1 && times[0]?.join() === openAlways[0]?.join()) return t('businesses:opening.allDay')
  return times.map(([from, until]) => (
    <span className="block" key={from}>
      {/* Midnight at the end of the day is the first clock time of the next. */}
      <bdi>{formatClock(from)}</bdi> – <bdi>{formatClock(until === '24:00' ? '00:00' : until)}</bdi>
    </span>
  ))
}
