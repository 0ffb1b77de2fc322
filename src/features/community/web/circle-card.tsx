import { MapPin, Video } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { ListedCircle, OwnCircle } from '../core/circles.contract.ts'
import { meetingText, scheduleText } from './circle-texts.ts'

/** A circle in a list, with a link to its page. */
export function CircleCard({ circle }: { circle: ListedCircle | OwnCircle }) {
  // Texts follow the chosen clock.
  useFormatClock()
  // One’s own circle is on the page twice.
  const heading = useId()
  const { id, title, topic } = circle
  return (
    <article
      aria-labelledby={heading}
      className="flex min-w-0 flex-col rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <p className="font-semibold text-action text-sm">{t(`circles:topics.${topic}`)}</p>
      <h2 className="min-w-0 text-xl leading-snug" dir="auto" id={heading}>
        <Link
          className="inline-flex min-h-11 items-center break-words underline-offset-4 hover:text-action hover:underline"
          href={`/community/${id}`}
        >
          {title}
        </Link>
      </h2>
      {'part' in circle && <p className="font-semibold">{t(`circles:parts.${circle.part}`)}</p>}
      <p className="mt-1">{scheduleText(circle)}</p>
      <p className="text-muted">{t('circles:nextAt', { when: meetingText(circle.nextMeeting) })}</p>
      <Ways circle={circle} />
      <p className="mt-auto pt-4 text-muted text-sm">
        <Places circle={circle} />
      </p>
    </article>
  )
}

/** How many places are taken, and how many people wait. */
export const Places = ({ circle: { members, capacity, waiting } }: { circle: ListedCircle }) => (
  <>
    {t('circles:places', { taken: formatNumber(members), capacity: formatNumber(capacity) })}
    {waiting > 0 && ` · ${t('circles:waiting', { number: formatNumber(waiting) })}`}
  </>
)

/** Where one meets, and whether one can take part online. */
export const Ways = ({ circle: { place, online } }: { circle: ListedCircle }) => (
  <ul className="mt-3 grid gap-1.5">
    {place !== '' && (
      <li className="flex items-start gap-2">
        <MapPin aria-hidden className="mt-1 shrink-0 text-muted" size={16} />
        <span className="min-w-0 break-words" dir="auto">
          {place}
        </span>
      </li>
    )}
    {online && (
      <li className="flex items-start gap-2">
        <Video aria-hidden className="mt-1 shrink-0 text-muted" size={16} />
        {t('circles:ways.online')}
      </li>
    )}
  </ul>
)
