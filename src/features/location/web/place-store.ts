import { isTimeZone } from '#shared/core/is-time-zone.ts'
import { deviceValue } from '#shared/web/device-value.ts'
import { deviceZone } from '#shared/web/device-zone.ts'
import { MAKKAH, type Place } from '../core/index.ts'
import { placeOfTimeZone } from '../core/time-zone-places.ts'
import timeZonePlaces from '../core/time-zone-places.txt?url'

/** The last place chosen or found on this device. */
const kept = deviceValue<Place>('rafiq.place', (found) => (isPlace(found) ? found : undefined))

const skipped = deviceValue<true>('rafiq.place.skipped', (found) => (found === true ? true : undefined))

/** Saves a place for this and later visits. */
export const savePlace = (place: Place): void => kept.write(place)

export const savedPlace = (): Place | undefined => kept.read()

export const useSavedPlace = (): Place | undefined => kept.use()

/** Whether the user declined to be asked for the location. */
export const usePromptSkipped = (): boolean => skipped.use() === true
export const skipPrompt = (): void => skipped.write(true)

/** The main city of the device's time zone, or Makkah, used until a place is known. Never fails. */
export async function placeOfClock(): Promise<Place> {
  try {
    const timeZone = deviceZone()
    const list = await fetch(timeZonePlaces).then((answer) => answer.text())
    const city = placeOfTimeZone(timeZone, list)
    return city ? { ...city, timeZone, source: 'time_zone' } : MAKKAH
  } catch {
    return MAKKAH
  }
}

function isPlace(found: unknown): found is Place {
  if (typeof found !== 'object' || found === null) return false
  const { name, latitude, longitude, timeZone } = found as Partial<Record<keyof Place, unknown>>
  return (
    typeof name === 'string' &&
    typeof latitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    typeof longitude === 'number' &&
    Math.abs(longitude) <= 180 &&
    typeof timeZone === 'string' &&
    isTimeZone(timeZone)
  )
}
