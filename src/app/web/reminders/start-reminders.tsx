import { Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import { usePrayerSettings } from '#features/prayer/web/prayer-settings.ts'
import type { Reminder } from '#features/reminders/core/reminder-times.ts'
import { OpenReminders } from '#features/reminders/web/open/open-reminders.tsx'
import { useSubscriptionSync } from '#features/reminders/web/push/use-subscription-sync.ts'
import { useReminderSettings } from '#features/reminders/web/reminder-settings.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'

const GoalsWatch = lazyWithMessages(() => import('./goals-watch.tsx'))

let started = false
/** Whether any of today's goals is unmet when a reminder is due. */
let goalsAreLeft = true
const isWanted = ({ name }: Reminder) => name !== 'goals' || goalsAreLeft

/** Shows reminders while this page is open, and tells the server about changes to them. Later calls do nothing. */
export function startReminders(): void {
  if (started) return
  started = true
  const element = document.body.appendChild(document.createElement('div'))
  createRoot(element).render(<Reminders />)
}

function Reminders() {
  const place = usePlace()
  return place && <RemindersAt place={place} />
}

function RemindersAt({ place }: { place: NonNullable<ReturnType<typeof usePlace>> }) {
  const basis = {
    place,
    calculation: usePrayerSettings(),
    hijriAdjustment: useCalendarSettings().adjustment,
  }
  // Assumes so until it is known.
  const [isLeft, setIsLeft] = useState(true)
  useEffect(() => {
    goalsAreLeft = isLeft
  }, [isLeft])
  useSubscriptionSync(basis, isLeft)
  const hasGoals = useReminderSettings().goals?.on === true
  return (
    <>
      {hasGoals && (
        <Suspense>
          <GoalsWatch onLeft={setIsLeft} />
        </Suspense>
      )}
      <OpenReminders {...basis} isWanted={isWanted} />
    </>
  )
}
