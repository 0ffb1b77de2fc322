import type { ReactNode } from 'react'
import { classNames } from '#shared/web/ui/class-names.ts'

/** The row of a day in a timetable; today's is highlighted. */
export function TimetableRow({ isToday, children }: { isToday: boolean; children: ReactNode }) {
  return (
    <tr
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'border-hairline border-b last:border-b-0',
        isToday && 'bg-action-soft font-semibold text-action-strong print:text-ink',
      )}
    >
      {children}
    </tr>
  )
}
