import { useEffect } from 'react'
import { usePlace } from '#features/location/web/use-place.ts'
import { usePrayerSettings } from '#features/prayer/web/prayer-settings.ts'
import RemindersPage from '#features/reminders/web/reminders-page.tsx'
import { ScrollToHash } from '../home/scroll-to-hash.tsx'
import { startReminders } from './start-reminders.tsx'

/** `/prayer-notifications` with the person's place and calculation. */
export default function RemindersPageWithPlace() {
  const place = usePlace()
  const calculation = usePrayerSettings()
  useEffect(startReminders, [])
  return (
    <>
      <RemindersPage basis={place && { place, calculation }} />
      <ScrollToHash />
    </>
  )
}
