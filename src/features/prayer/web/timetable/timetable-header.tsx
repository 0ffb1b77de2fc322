import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CivilDate } from '#shared/core/civil-date.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { CalendarDay } from '../../core/index.ts'
import { formatHijriMonths } from './format-timetable-span.ts'
import { addressOfSpan, laterSpan, type TimetableSpan } from './timetable-span.ts'

/** Links to the parts of the prayer times, the title, and links to the previous and next timetable. */
export function TimetableHeader({
  part,
  span,
  title,
  placeName,
  days,
  today,
}: {
  part: 'month' | 'year'
  span: TimetableSpan
  title: string
  placeName: ReactNode
  days: readonly CalendarDay[] | undefined
  today: CivilDate
}) {
  const current = part === 'month' ? { year: today.year, month: today.month } : { year: today.year }
  const isCurrent = span.year === today.year && (span.month ?? today.month) === today.month
  return (
    <header className="mb-5 print:mb-3">
      <Parts part={part} span={span} today={today} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="font-display text-3xl print:text-2xl">{title}</h1>
          <p className="mt-1 text-muted">{placeName ?? <Skeleton className="h-5 w-44" />}</p>
          <p className="min-h-6 text-muted text-sm">
            {days ? formatHijriMonths(days) : <Skeleton className="h-4 w-56" />}
          </p>
        </div>
        <nav aria-label={title} className="flex items-center gap-2 print:hidden">
          <Step
            label={t(`timetables:previous${part === 'month' ? 'Month' : 'Year'}`)}
            to={laterSpan(span, -1)}
          >
            <ChevronLeft aria-hidden className="rtl:-scale-x-100" size={20} />
          </Step>
          <Link
            aria-disabled={isCurrent}
            className={classNames(buttonClass(), isCurrent && 'pointer-events-none opacity-55')}
            href={addressOfSpan(current)}
          >
            {t(`timetables:this${part === 'month' ? 'Month' : 'Year'}`)}
          </Link>
          <Step label={t(`timetables:next${part === 'month' ? 'Month' : 'Year'}`)} to={laterSpan(span, 1)}>
            <ChevronRight aria-hidden className="rtl:-scale-x-100" size={20} />
          </Step>
        </nav>
      </div>
    </header>
  )
}

/** Links to today, the month and the year, as on today's page. */
function Parts({ part, span, today }: { part: 'month' | 'year'; span: TimetableSpan; today: CivilDate }) {
  const month = span.month ?? (span.year === today.year ? today.month : 1)
  const parts = [
    { name: 'today', href: '/prayer' },
    { name: 'month', href: addressOfSpan({ year: span.year, month }) },
    { name: 'year', href: addressOfSpan({ year: span.year }) },
  ] as const
  return (
    <nav aria-label={t('timetables:parts')} className="mb-5 flex gap-1 print:hidden">
      {parts.map(({ name, href }) => (
        <Link
          aria-current={name === part ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-[0.9375rem]',
            name === part ? 'bg-action-soft text-action-strong' : 'text-muted hover:bg-sunken hover:text-ink',
          )}
          href={href}
          key={name}
        >
          {t(`timetables:${name}`)}
        </Link>
      ))}
    </nav>
  )
}

function Step({
  label,
  to,
  children,
}: {
  label: string
  to: TimetableSpan | undefined
  children: ReactNode
}) {
  if (!to) return <span className="size-11" />
  return (
    <Link
      aria-label={label}
      className={buttonClass({ round: true })}
      data-tooltip={label}
      href={addressOfSpan(to)}
    >
      {children}
    </Link>
  )
}
