import { useEffect } from 'react'
import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import { usePrayerSettings } from '#features/prayer/web/prayer-settings.ts'
import RemindersPage from '#features/reminders/web/reminders-page.tsx'
import { ScrollToHash } from '../home/scroll-to-hash.tsx'
import { startReminders } from './start-reminders.tsx'

/** `/prayer-notifications` with the user's place and calculation. */
export default function RemindersPageWithPlace() {
  const place = usePlace()
  const calculation = usePrayerSettings()
  const { adjustment: hijriAdjustment } = useCalendarSettings()
  useEffect(startReminders, [])
  return (
    <>
      <RemindersPage basis={place && { place, calculation, hijriAdjustment }} />
      <ScrollToHash />
    </>
  )
}
