import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A measured call. */
export interface Call {
  readonly name: string
  /** The minimum requests per second, as a share of the bare framework's. */
  readonly aim: number
  /** Whether the answers are prebuilt, so that the bare framework also sends them from memory. */
  readonly served: boolean
  readonly headers: Readonly<Record<string, string>>
  /** The next path to request. */
  readonly nextPath: () => string
}

const SERVED = { aim: 0.8, served: true }
const COMPUTED = { aim: 0.3, served: false }

const browser = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9,ar;q=0.8',
}
const plain = { ...browser, 'accept-encoding': 'identity' }

/** The calls, with requests about cities of the built content; the same in every run. */
export function calls(contentFolder: string): readonly Call[] {
  const { cities }: MajorCities = JSON.parse(
    readFileSync(join(contentFolder, 'cities', 'major-cities.json'), 'utf8'),
  )
  const random = randomNumbers(1)
  const anyCity = () => cities[Math.floor(random() * cities.length)] ?? LONDON
  /**
   * Up to a quarter of a degree from a big city, to the three decimals that a device sends; rarely the same
   * twice.
   */
  const anyPlace = () => {
    const [, , , latitude, longitude] = anyCity()
    const near = (hundredths: number) => (hundredths / 100 + (random() - 0.5) / 2).toFixed(3)
    return `latitude=${near(latitude)}&longitude=${near(longitude)}`
  }
  /** The first two to six letters of a big city's name. */
  const anyBeginning = () => {
    const letters = [...anyCity()[1].toLowerCase()].slice(0, 2 + Math.floor(random() * 5))
    return encodeURIComponent(letters.join('').trimEnd())
  }
  return [
    {
      name: 'prayer-times, another place every time',
      nextPath: () => `/api/prayer-times?${anyPlace()}`,
      headers: browser,
      ...COMPUTED,
    },
    {
      name: 'prayer-times, one place',
      nextPath: () => '/api/prayer-times?latitude=51.507&longitude=-0.128',
      headers: browser,
      ...COMPUTED,
    },
    {
      name: 'qibla, another place every time',
      nextPath: () => `/api/qibla?${anyPlace()}`,
      headers: browser,
      ...COMPUTED,
    },
    {
      name: 'cities, beginnings of 1,500 names',
      nextPath: () => `/api/cities?q=${anyBeginning()}`,
      headers: browser,
      ...COMPUTED,
    },
    { name: 'quran/surah/2, brotli', nextPath: () => '/api/quran/surah/2', headers: browser, ...SERVED },
    { name: 'quran/surah/2, plain', nextPath: () => '/api/quran/surah/2', headers: plain, ...SERVED },
    { name: 'home page, brotli', nextPath: () => '/', headers: browser, ...SERVED },
  ]
}

interface MajorCities {
  readonly cities: readonly MajorCity[]
}
/** Coordinates in hundredths of a degree. */
type MajorCity = readonly [id: number, name: string, country: string, latitude: number, longitude: number]

const LONDON: MajorCity = [2643743, 'London', 'GB', 5151, -13]

/** Uniform numbers from 0 to 1, the same for the same seed: Lehmer's generator with 31 bits. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
