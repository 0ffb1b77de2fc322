import { type CivilDate, civilDateOfDayNumber, formatCivilDate } from '#shared/core/civil-date.ts'
import type { OfficialTable } from '../../core/table/official-table.ts'
import { timetableState } from '../../core/table/timetable-state.ts'
import type { AdminTimetable } from '../../core/timetables-admin.contract.ts'

/** A timetable as editors see it in the list. */
export function listedTimetable(
  { days, ...table }: OfficialTable,
  todayIn: (timeZone: string) => CivilDate,
  isDeleted: boolean,
): AdminTimetable {
  // A checked table has its days in order and without a gap.
  const [first = 0] = days.keys()
  const last = first + days.size - 1
  return {
    ...table,
    licence: table.licence ?? null,
    firstDay: dateOf(first),
    lastDay: dateOf(last),
    dayCount: days.size,
    state: isDeleted ? 'deleted' : timetableState(first, last, todayIn(table.timeZone)),
  }
}

const dateOf = (day: number) => formatCivilDate(civilDateOfDayNumber(day))
