import { Check, Coins, HandHeart, MoonStar, Sparkles, Sunrise } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { useMediaQuery } from '#shared/web/use-media-query.ts'
import reminderEntries from '../../../../content/reflection/reminders.json?passages'
import {
  type HalfOfDay,
  halvesOfDay,
  type Reminder,
  type ReminderType,
  unreadReminders,
} from '../core/reminder.ts'
import { PassageText } from './passage-text.tsx'
import { setReminderRead, useReadReminders } from './read-reminders.ts'

const reminders = reminderEntries as readonly Reminder[]

const icons = {
  dhikr: MoonStar,
  prayer: Sunrise,
  gratitude: Sparkles,
  reflection: HandHeart,
  charity: Coins,
} as const satisfies Record<ReminderType, unknown>

/** The reminders of the morning and of the evening, with those of the current half of the day first. */
export default function ReminderCards({ first }: { first: HalfOfDay }) {
  const area = useFocusFallback()
  const isNarrow = useMediaQuery('(width < 56rem)')
  const order = first === 'morning' ? halvesOfDay : halvesOfDay.toReversed()
  return (
    <section
      aria-label={t('reflection:reminders.title')}
      className={classNames('grid items-start gap-6', isNarrow ? 'grid-cols-1' : 'grid-cols-2')}
      ref={area}
    >
      {order.map((half) => (
        <ReminderCard canClose={isNarrow && half !== first} half={half} key={half} />
      ))}
    </section>
  )
}

/** One half of the day. With `canClose` it is closed at first: below the other, it would make the page long. */
function ReminderCard({ half, canClose }: { half: HalfOfDay; canClose: boolean }) {
  const unread = unreadReminders(reminders, half, useReadReminders())
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || !canClose
  const title = t(`reflection:reminders.${half}`)
  return (
    <Card
      aside={
        canClose && (
          <Button
            aria-expanded={isOpen}
            aria-label={`${t(isOpen ? 'reflection:reminders.hide' : 'reflection:reminders.show')}${t('shell:colon')}${title}`}
            className="-mx-5"
            look="plain"
            onClick={() => setOpened(!isOpen)}
          >
            {t(isOpen ? 'reflection:reminders.hide' : 'reflection:reminders.show')}
          </Button>
        )
      }
      className={isOpen ? '' : '[&>header]:mb-0'}
      id={`reminders-${half}`}
      title={title}
    >
      {isOpen && unread.length === 0 && <p className="text-muted">{t('reflection:reminders.allRead')}</p>}
      {isOpen && unread.length > 0 && (
        <ul className="divide-y divide-hairline">
          {unread.map((reminder) => (
            <ReminderRow key={reminder.id} reminder={reminder} />
          ))}
        </ul>
      )}
      {isOpen && (
        <Link
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
          href={`/duas/${half}`}
        >
          {t(`reflection:reminders.adhkar.${half}`)}
        </Link>
      )}
    </Card>
  )
}

function ReminderRow({ reminder }: { reminder: Reminder }) {
  const { id, type } = reminder
  const Icon = icons[type]
  const title = t(`reminders:daily.${id}.title`)
  const markAsRead = () => {
    setReminderRead(id, true)
    toast({
      title: t('reflection:reminders.marked', { title }),
      action: { label: t('reflection:reminders.undo'), run: () => setReminderRead(id, false) },
    })
  }
  return (
    <li className="py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden className="shrink-0 text-action" size={20} strokeWidth={1.75} />
        <h3 className="min-w-0 flex-1 font-semibold text-base" id={`reminder-${id}`}>
          {title}
        </h3>
        <span className="rounded-full bg-action-soft px-2.5 py-0.5 text-sm">
          {t('reflection:reminders.daily')}
        </span>
      </div>
      <p className="mt-1.5">{t(`reminders:daily.${id}.message`)}</p>
      <PassageText className="mt-3 border-hairline border-s-2 ps-4" passage={reminder} />
      <Button aria-describedby={`reminder-${id}`} className="mt-4" onClick={markAsRead}>
        <Check aria-hidden size={18} />
        {t('reflection:reminders.markAsRead')}
      </Button>
    </li>
  )
}
