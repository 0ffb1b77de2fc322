import { useMemo, useState } from 'react'
import { type AdhkarMoment, adhkarMoment, adhkarMomentByClock } from '#features/duas/core/index.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { deviceClock } from '#shared/web/device-clock.ts'
import { useNow } from '#shared/web/use-now.ts'
import { today } from '#shared/web/use-today.ts'

const A_MINUTE = 60_000

/**
 * The adhkar of now, by the prayer times at the person's place; by the clock if the place is only guessed from the time
 * zone. `undefined` until the times are known.
 */
export function useAdhkarMoment(): AdhkarMoment | undefined {
  const place = usePlace()
  const isGuess = place?.source === 'time_zone' || place?.source === 'default'
  const known = isGuess ? undefined : place
  const now = useNow(A_MINUTE)
  const { data, isError } = usePrayerDay(known)
  const civilDay = data?.answer
  // Far from the equator, the next day's Fajr may be before midnight.
  const isNext = civilDay !== undefined && now >= Date.parse(civilDay.nextDay.fajrInstant)
  const nextDate = isNext ? parseCivilDate(civilDay.nextDay.date) : undefined
  const next = usePrayerDay(nextDate && known, nextDate).data?.answer
  const day = isNext ? next : civilDay
  const moment = useMemo(() => {
    if (!place) return undefined
    if (isGuess || isError) return adhkarMomentByClock(today(now), deviceClock(now))
    return day && adhkarMoment(day, new Date(now))
  }, [place, isGuess, isError, day, now])
  // While the times of a new day load, those before count.
  const [last, setLast] = useState(moment)
  if (moment && moment !== last) setLast(moment)
  return moment ?? last
}
