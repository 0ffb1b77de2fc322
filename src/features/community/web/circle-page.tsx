import { CalendarPlus, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { EntryPage } from '#shared/web/directory/entry-page.tsx'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { type CircleAnswer, listCircles } from '../core/circles.contract.ts'
import { Places, Ways } from './circle-card.tsx'
import { meetingText, scheduleText } from './circle-texts.ts'
import { ReportButton } from './safety/report-button.tsx'
import { saveCircleCalendar } from './save-circle-calendar.ts'
import { circleFailure, useCircleActions } from './use-circles.ts'

/** `/community/<id>`: a circle, joining and leaving it, and its people for the organiser. */
export default function CirclePage() {
  const { slug = '' } = useParams<{ slug: string }>()
  return (
    <EntryPage<CircleAnswer>
      api={listCircles.path}
      back={t('circles:page.all')}
      failed={t('circles:failed')}
      fallbackTitle={t('pages:community.title')}
      key={slug}
      list="/community"
      slug={slug}
      titleOf={({ title }) => t('circles:page.title', { title })}
    >
      {(circle) => <Circle circle={circle} />}
    </EntryPage>
  )
}

function Circle({ circle }: { circle: CircleAnswer }) {
  // Texts follow the chosen clock.
  useFormatClock()
  const { title, topic, description, organiser, meetings, minutes } = circle
  return (
    <article className="rounded-card bg-raised p-5 shadow-card sm:p-8 print:p-0 print:shadow-none">
      <p className="font-semibold text-action text-sm">{t(`circles:topics.${topic}`)}</p>
      <h1 className="break-words font-display text-3xl leading-snug" dir="auto">
        {title}
      </h1>
      <p className="text-muted">{t('circles:page.organiser', { name: `\u2068${organiser}\u2069` })}</p>
      <p className="mt-4 font-semibold">{scheduleText(circle)}</p>
      <p>{t('circles:duration', { minutes: formatNumber(minutes) })}</p>
      <Ways circle={circle} />
      <p className="mt-4 whitespace-pre-line break-words" dir="auto">
        {description}
      </p>
      <Membership circle={circle} />
      <h2 className="mt-8 text-xl">{t('circles:page.meetings')}</h2>
      <p className="text-muted text-sm">{t('circles:page.yourClock')}</p>
      <ul className="mt-2 grid gap-1.5">
        {meetings.map((meeting) => (
          <li key={meeting}>
            <time dateTime={meeting}>{meetingText(meeting)}</time>
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={() => saveCircleCalendar(circle, Date.now())}>
        <CalendarPlus aria-hidden size={18} />
        {t('circles:page.calendar')}
      </Button>
      <People people={circle.people} />
      {circle.mayReport && (
        <p className="mt-8 print:hidden">
          <ReportButton id={circle.id} type="circle" />
        </p>
      )}
      <Care circle={circle} />
    </article>
  )
}

/** Whether one takes part, with the link for members, and the buttons to join and leave. */
function Membership({ circle }: { circle: CircleAnswer }) {
  const { id, part, position, link, online, members, capacity } = circle
  const { data: user } = useUser()
  const { join, leave } = useCircleActions(id)
  const isFull = members >= capacity
  const failure = join.error ?? leave.error
  return (
    <section aria-labelledby="part" className="mt-6 rounded-xl bg-sunken px-4 py-4 print:hidden">
      <h2 className="font-semibold" id="part">
        <Places circle={circle} />
      </h2>
      <p aria-live="polite">{part && t(`circles:parts.${part}`)}</p>
      {position !== null && <p>{t('circles:page.position', { number: formatNumber(position) })}</p>}
      {link && (
        <p className="mt-2 break-all" dir="ltr">
          <a
            className="text-action underline underline-offset-4"
            href={link}
            rel="noopener noreferrer"
            target="_blank"
          >
            {link}
          </a>
        </p>
      )}
      {online && !link && <p className="text-muted text-sm">{t('circles:page.linkFor')}</p>}
      <div className="mt-3">
        {user === null && (
          <Link
            className={buttonClass({ look: 'action' })}
            href={`/login?${new URLSearchParams({ from: `/community/${id}` })}`}
          >
            {t('circles:page.signIn')}
          </Link>
        )}
        {user && part === null && (
          <Button disabled={join.isPending} look="action" onClick={() => join.mutate()}>
            {t(isFull ? 'circles:page.joinWaiting' : 'circles:page.join')}
          </Button>
        )}
        {(part === 'member' || part === 'waiting') && (
          <Button disabled={leave.isPending} onClick={() => leave.mutate()}>
            {t(part === 'member' ? 'circles:page.leave' : 'circles:page.leaveWaiting')}
          </Button>
        )}
      </div>
      <p className="mt-2 text-ending empty:mt-0" role="alert">
        {failure && t(`circles:failures.${circleFailure(failure)}`)}
      </p>
    </section>
  )
}

/** Who takes part and who waits, in order; for the organiser only. */
function People({ people }: { people: CircleAnswer['people'] }) {
  if (!people) return null
  return (
    <section className="mt-8">
      <h2 className="text-xl">{t('circles:page.people')}</h2>
      <p className="text-muted text-sm">{t('circles:page.peopleHint')}</p>
      {people.length === 0 ? (
        <p className="mt-2">{t('circles:page.nobody')}</p>
      ) : (
        <ol className="mt-2 grid gap-1.5">
          {people.map(({ name, part }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is in order, and names may be alike.
            <li className="flex flex-wrap gap-x-2" key={at}>
              <span dir="auto">{name}</span>
              {part === 'waiting' && <span className="text-muted">{t('circles:page.waits')}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Editing and deleting, for those who may. */
function Care({ circle: { id, mayEdit, mayDelete } }: { circle: CircleAnswer }) {
  const [asks, setAsks] = useState(false)
  const { remove } = useCircleActions(id)
  if (!mayDelete) return null
  const removeNow = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t('circles:page.deleted') })
        navigate('/community')
      },
    })
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      {mayEdit && (
        <Link className={buttonClass()} href={`/community/circle?id=${id}`}>
          <Pencil aria-hidden size={18} />
          {t('circles:page.edit')}
        </Link>
      )}
      <Button look="ending" onClick={() => setAsks(true)}>
        {t('circles:page.delete')}
      </Button>
      <Dialog onClose={() => setAsks(false)} open={asks} title={t('circles:page.deleteTitle')}>
        <p className="mb-4">{t('circles:page.deleteText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button disabled={remove.isPending} look="ending" onClick={removeNow}>
            {t('circles:page.delete')}
          </Button>
          <Button data-autofocus onClick={() => setAsks(false)}>
            {t('circles:page.cancel')}
          </Button>
        </div>
        <p className="mt-2 text-ending empty:mt-0" role="alert">
          {remove.error && t(`circles:failures.${circleFailure(remove.error)}`)}
        </p>
      </Dialog>
    </div>
  )
}
