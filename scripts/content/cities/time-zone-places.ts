import { foldPlaceName } from '#features/location/core/fold-place-name.ts'
import { namedPlaces } from './named-places.ts'
import { searchKeysOf } from './search-keys.ts'
import type { SourceCity } from './source-cities.ts'

/** Old names that browsers still use, and the zone's current name; both in one area. */
const formerNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/**
 * The list `time-zone-places.txt`: a line for each area with the main city of each zone, which is the one in
 * the zone's name or else the biggest. `zoneOfCity` belongs to `cities`, which are sorted by population.
 */
export function timeZonePlaces(cities: readonly SourceCity[], zoneOfCity: readonly string[]): string {
  const rows = new Map<string, string>()
  for (const [zone, city] of principalCities(cities, zoneOfCity)) {
    rows.set(zone, rowOf(zone, city.name, city.country, city.latitude, city.longitude))
  }
  for (const [zone, place] of Object.entries(namedPlaces)) rows.set(zone, rowOf(zone, ...place))
  for (const [former, zone] of Object.entries(formerNames)) {
    if (!rows.has(zone)) throw new Error(`There is no place for ${zone}.`)
    rows.set(former, `${restOf(former)}>${restOf(zone)}`)
  }
  const areas = new Map<string, string[]>()
  for (const zone of [...rows.keys()].sort()) {
    const area = zone.slice(0, zone.indexOf('/'))
    areas.set(area, [...(areas.get(area) ?? []), rows.get(zone) ?? ''])
  }
  return [...areas].map(([area, places]) => `${area}:${places.join(';')}\n`).join('')
}

function principalCities(
  cities: readonly SourceCity[],
  zoneOfCity: readonly string[],
): Map<string, SourceCity> {
  const biggest = new Map<string, SourceCity>()
  const namesake = new Map<string, SourceCity>()
  cities.forEach((city, position) => {
    const zone = zoneOfCity[position] ?? ''
    if (city.isDistrict || namedPlaces[zone]) return
    if (!biggest.has(zone)) biggest.set(zone, city)
    if (!namesake.has(zone) && isNamedFor(zone, city)) namesake.set(zone, city)
  })
  return new Map([...biggest, ...namesake])
}

function isNamedFor(zone: string, city: SourceCity): boolean {
  const name = foldPlaceName(cityOfZone(zone))
  return searchKeysOf(city).some((key) => key === name || key === `${name} city`)
}

function rowOf(zone: string, name: string, country: string, latitude: number, longitude: number): string {
  const place = [restOf(zone), country, Math.round(latitude * 100), Math.round(longitude * 100)]
  return [...place, ...(name === cityOfZone(zone) ? [] : [name])].join(',')
}

/** `Asia/Riyadh` → `Riyadh`, `America/Argentina/Salta` → `Argentina/Salta`. */
const restOf = (zone: string) => zone.slice(zone.indexOf('/') + 1)

/** `America/New_York` → `New York`. */
const cityOfZone = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
