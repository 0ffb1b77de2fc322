import { foldPlaceName } from '#features/location/core/fold-place-name.ts'
import { searchKeysOf } from './search-keys.ts'
import type { SourceCity } from './source-cities.ts'

/** Zones in which the source has no city, or not the one that people know: name, country, latitude, longitude. */
const namedPlaces: Readonly<Record<string, readonly [string, string, number, number]>> = {
  'America/Adak': ['Adak', 'US', 51.88, -176.66],
  'America/Atikokan': ['Atikokan', 'CA', 48.76, -91.62],
  'America/Coyhaique': ['Coyhaique', 'CL', -45.58, -72.07],
  'America/Danmarkshavn': ['Danmarkshavn', 'GL', 76.77, -18.67],
  'America/Grand_Turk': ['Cockburn Town', 'TC', 21.46, -71.14],
  'America/Grenada': ["St. George's", 'GD', 12.05, -61.75],
  'America/Indiana/Vevay': ['Vevay', 'US', 38.75, -85.07],
  'America/Metlakatla': ['Metlakatla', 'US', 55.13, -131.57],
  'America/Miquelon': ['Saint-Pierre', 'PM', 46.78, -56.17],
  'America/North_Dakota/Center': ['Center', 'US', 47.12, -101.3],
  'America/Resolute': ['Resolute', 'CA', 74.7, -94.83],
  'America/Scoresbysund': ['Ittoqqortoormiit', 'GL', 70.49, -21.97],
  'America/Thule': ['Pituffik', 'GL', 76.53, -68.7],
  'America/Yakutat': ['Yakutat', 'US', 59.55, -139.73],
  'Antarctica/Macquarie': ['Macquarie Island', 'AU', -54.5, 158.94],
  'Arctic/Longyearbyen': ['Longyearbyen', 'SJ', 78.22, 15.65],
  'Asia/Nicosia': ['Nicosia', 'CY', 35.17, 33.36],
  'Atlantic/Bermuda': ['Hamilton', 'BM', 32.29, -64.78],
  'Australia/Eucla': ['Eucla', 'AU', -31.68, 128.88],
  'Australia/Lindeman': ['Hamilton Island', 'AU', -20.35, 148.95],
  'Australia/Lord_Howe': ['Lord Howe Island', 'AU', -31.55, 159.08],
  'Europe/Vatican': ['Vatican City', 'VA', 41.9, 12.45],
  'Indian/Chagos': ['Diego Garcia', 'IO', -7.31, 72.41],
  'Pacific/Kanton': ['Kanton', 'KI', -2.77, -171.71],
  'Pacific/Midway': ['Midway', 'UM', 28.21, -177.38],
  'Pacific/Wake': ['Wake Island', 'UM', 19.28, 166.65],
}

/** Names that browsers still give, and the zone's name today; both in one area. */
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
 * The list `time-zone-places.txt`: per area a line, per zone its principal city, which is the one it is named
 * for or else its biggest. `zoneOfCity` belongs to `cities`, biggest first.
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
