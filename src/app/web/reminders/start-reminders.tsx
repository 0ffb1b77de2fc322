import { createRoot } from 'react-dom/client'
import { usePlace } from '#features/location/web/use-place.ts'
import { usePrayerSettings } from '#features/prayer/web/prayer-settings.ts'
import { OpenReminders } from '#features/reminders/web/open/open-reminders.tsx'
import { useInStep } from '#features/reminders/web/push/use-in-step.ts'

let started = false

/** Gives reminders from now on while this page is open, and keeps the server in step. Only the first call counts. */
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
  const calculation = usePrayerSettings()
  useInStep({ place, calculation })
  return <OpenReminders calculation={calculation} place={place} />
}
