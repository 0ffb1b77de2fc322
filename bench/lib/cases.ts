/** A call that is measured: its path, and the queries that are asked in turn, so that no cache answers for all. */
export interface Case {
  readonly name: string
  readonly path: string
  readonly queries: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  /** Requests a second as a share of the bare framework's, at least. */
  readonly aim: number
}

const SERVED = 0.8
const COMPUTED = 0.5

/** Places spread over the inhabited Earth, the same in every run (golden-ratio sequence). */
const places = Array.from({ length: 400 }, (_, i) => ({
  latitude: (((0.5 + i * 0.7548776662466927) % 1) * 100 - 40).toFixed(3),
  longitude: (((0.5 + i * 0.5698402909980532) % 1) * 340 - 170).toFixed(3),
}))

const typed = [
  'ka',
  'san',
  'lon',
  'istan',
  'jakar',
  'mar',
  'al',
  'new y',
  'tok',
  'mecca',
  'qah',
  'ber',
  'دب',
  'القا',
  'são',
  'zz',
]

export const cases: readonly Case[] = [
  {
    name: 'prayer-times, one place',
    path: '/api/prayer-times',
    queries: ['latitude=41.008&longitude=28.978&date=2026-11-21'],
    aim: COMPUTED,
  },
  {
    name: 'prayer-times, 400 places',
    path: '/api/prayer-times',
    queries: places.map(
      ({ latitude, longitude }) => `latitude=${latitude}&longitude=${longitude}&date=2026-11-21`,
    ),
    aim: COMPUTED,
  },
  {
    name: 'qibla, 400 places',
    path: '/api/qibla',
    queries: places.map(({ latitude, longitude }) => `lat=${latitude}&lng=${longitude}`),
    aim: COMPUTED,
  },
  {
    name: 'cities, 16 beginnings',
    path: '/api/cities',
    queries: typed.map((q) => `q=${encodeURIComponent(q)}`),
    aim: COMPUTED,
  },
  {
    name: 'quran/surah/2',
    path: '/api/quran/surah/2',
    queries: [''],
    headers: { 'accept-encoding': 'br' },
    aim: SERVED,
  },
  { name: 'home page', path: '/', queries: [''], headers: { 'accept-encoding': 'br' }, aim: SERVED },
]
