import lookUp from '@photostructure/tz-lookup'
import type { Coordinates } from '#shared/core/coordinates.ts'

/** The parents of recently created zones, for platforms with an older tz database. */
const formerZone: Readonly<Record<string, string>> = {
  'America/Coyhaique': 'America/Punta_Arenas',
  'America/Ciudad_Juarez': 'America/Ojinaga',
  'America/Nuuk': 'America/Godthab',
  'Asia/Qostanay': 'Asia/Almaty',
  'Europe/Kyiv': 'Europe/Kiev',
  'Pacific/Kanton': 'Pacific/Enderbury',
}

/**
 * The IANA zone at a place, as known by this platform: the zone itself, else its parent, else the nautical
 * zone of the meridian.
 */
export function timeZoneOf(place: Coordinates): string {
  const zone = lookUp(place.latitude, place.longitude)
  if (isKnown(zone)) return zone
  const former = formerZone[zone]
  return former !== undefined && isKnown(former) ? former : nauticalZone(place.longitude)
}

/** Zones of 15°, centred on their meridians. The signs in the names of `Etc` are inverted. */
export function nauticalZone(longitude: number): string {
  const hoursEast = Math.round(longitude / 15)
  if (hoursEast === 0) return 'Etc/GMT'
  return `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}`
}

const knownZones = new Map<string, boolean>()

function isKnown(timeZone: string): boolean {
  let known = knownZones.get(timeZone)
  if (known === undefined) {
    known = canFormat(timeZone)
    knownZones.set(timeZone, known)
  }
  return known
}

function canFormat(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
