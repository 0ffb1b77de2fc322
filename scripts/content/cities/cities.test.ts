import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MajorCities, searchMajorCities } from '#features/location/core/search-major-cities.ts'
import { type CityIndex, loadCityIndex } from '#features/location/server/city-index.ts'
import { findCities } from '#features/location/server/search-cities.ts'
import type { BorderTowns } from '#shared/server/time-zone-at.ts'
import { build, name } from '../cities.ts'
import { cityNames, otherCountryNames, regionCodes, regionNames } from './city-names.ts'
import { searchKeysOf } from './search-keys.ts'
import { readSourceCities } from './source-cities.ts'

const source = readSourceCities()
let folder: string
let index: CityIndex
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rafiq-cities-'))
  await build(join(folder, name))
  index = loadCityIndex(folder)
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const readBuilt = (file: string) => readFile(join(folder, name, file))

describe('the built cities', () => {
  test('equal those of the source, biggest first, each once', () => {
    expect(index.count).toBeGreaterThan(135_000)
    expect(new Set(index.columns.id).size).toBe(index.count)
    for (let position = 1; position < index.count; position++) {
      const isSorted =
        (index.columns.population[position] ?? 0) <= (index.columns.population[position - 1] ?? 0)
      if (!isSorted) throw new Error(`City ${position} is bigger than the one before it.`)
    }
  })

  test('preserve names, places and zones', () => {
    for (let position = 0; position < index.count; position += 37) {
      const city = index.cityAt(position)
      expect(city).toMatchObject({
        id: source[position]?.id,
        name: source[position]?.name,
        country: source[position]?.country,
        latitude: source[position]?.latitude,
        longitude: source[position]?.longitude,
      })
    }
  })

  test('have time zones and countries that this platform knows', () => {
    for (const zone of index.lists.zones) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow()
    }
    for (let position = 0; position < index.count; position += 37) {
      const { country, countryName } = index.cityAt(position)
      expect(countryName, country).not.toBe(country)
    }
  })

  test('fit in 12 MB of memory', async () => {
    const bytes = (await readBuilt('cities.bin')).length + (await readBuilt('nearest.bin')).length
    expect(bytes).toBeLessThan(12_000_000)
  })

  test('are rejected if the file has another version', async () => {
    const other = await mkdtemp(join(tmpdir(), 'rafiq-cities-'))
    await cp(folder, other, { recursive: true })
    const file = join(other, name, 'cities.bin')
    const bytes = await readFile(file)
    bytes.set(Buffer.from('"kopulation"'), bytes.indexOf('"population"'))
    await writeFile(file, bytes)
    expect(() => loadCityIndex(other)).toThrow('another version')
    await rm(other, { recursive: true, force: true })
  })
})

describe('towns near borders', () => {
  const zoneOf = (id: number) => {
    const position = index.columns.id.indexOf(id)
    return index.cityAt(position).timeZone
  }

  test.each([
    ['Dandong', 2037886, 'Asia/Shanghai'],
    ['Ayvalık', 322165, 'Europe/Istanbul'],
    ['East Jerusalem', 7303419, 'Asia/Jerusalem'],
    ['Hebron', 285066, 'Asia/Hebron'],
  ])('%s', (_, id, zone) => {
    expect(zoneOf(id)).toBe(zone)
  })

  test('are listed from south to north with their neighbours', async () => {
    const { zones, towns }: BorderTowns = JSON.parse((await readBuilt('border-towns.json')).toString())
    expect(towns.length).toBeGreaterThan(2000)
    towns.forEach(([latitude, , zone], position) => {
      expect(latitude).toBeGreaterThanOrEqual(towns[position - 1]?.[0] ?? -90)
      expect(zones[zone]).toBeDefined()
    })
  })
})

describe('the major cities for the browser', () => {
  let list: MajorCities
  let packed: number
  beforeAll(async () => {
    const file = await readBuilt('major-cities.json')
    packed = gzipSync(file).length
    list = JSON.parse(file.toString())
  })

  test('are 1,500 in less than 40 kB', () => {
    expect(list.cities).toHaveLength(1500)
    expect(packed).toBeLessThan(40_000)
  })

  test('are found as on the server', () => {
    for (const typed of ['makkah', 'مكة', 'istanbul', 'sao paulo', 'new york', 'القاهرة', 'kochi', 'suva']) {
      const [first] = searchMajorCities(list, typed)
      expect(first, typed).toBeDefined()
      expect(first?.timeZone, typed).toContain('/')
    }
    expect(searchMajorCities(list, 'mecca')[0]).toMatchObject({ id: 104515, name: 'Makkah', latitude: 21.43 })
  })

  test('are found by their names in the languages of the interface', () => {
    for (const [typed, name] of [
      ['أدرنة', 'Edirne'],
      ['شنغهاي', 'Shanghai'],
      ['عمان', 'Amman'],
      ['تانگشان', 'Tangshan'],
      ['ഗുണ്ടൂർ', 'Guntur'],
      ['ഗുണ്ടൂര്‍', 'Guntur'],
      ['হাংঝৌ', 'Hangzhou'],
      ['ख़बारोव्स्क', 'Khabarovsk'],
    ] as const) {
      expect(
        findCities(index, typed, 5).cities.map((city) => index.cityAt(city).name),
        typed,
      ).toContain(name)
    }
  })

  test('include every capital', () => {
    const listed = new Set(list.cities.map(([id]) => id))
    const missing = source.filter(({ isCapital, id }) => isCapital && !listed.has(id))
    expect(missing).toEqual([])
  })
})

describe('the tables of content/city-names', () => {
  test('name at least 120 cities, each once', () => {
    expect(cityNames.length).toBeGreaterThanOrEqual(120)
    const keys = cityNames.map(({ country, city }) => `${country} ${city}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('contain no spelling that folds to nothing or to an existing one', () => {
    const useless = cityNames.flatMap(({ city, show, also }) => {
      const known = new Set(searchKeysOf({ name: show ?? city, also: show ? [city] : [] }))
      return also.filter((spelling) => {
        const [key = '', ...shorter] = searchKeysOf({ name: spelling, also: [] })
        const isUseless = key === '' || known.has(key)
        for (const each of [key, ...shorter]) known.add(each)
        return isUseless
      })
    })
    expect(useless).toEqual([])
  })

  test('name regions and countries that have cities', () => {
    const regions = new Set(source.map(({ country, regionCode }) => `${country} ${regionCode}`))
    for (const table of [regionNames, regionCodes]) {
      for (const [country, names] of Object.entries(table)) {
        for (const code of Object.keys(names))
          expect(regions.has(`${country} ${code}`), `${country} ${code}`).toBe(true)
      }
    }
    for (const country of Object.keys(otherCountryNames)) expect(index.lists.countries).toContain(country)
  })

  test.each([
    ['Houston', 'US', 'Texas'],
    ['Birmingham', 'GB', 'England'],
    ['Lahore', 'PK', 'Punjab'],
    ['Karachi', 'PK', 'Sindh'],
    ['Mumbai', 'IN', 'Maharashtra'],
    ['Kochi', 'IN', 'Kerala'],
    ['Toronto', 'CA', 'Ontario'],
    ['Sydney', 'AU', 'New South Wales'],
    ['Munich', 'DE', 'Bavaria'],
    ['Lyon', 'FR', 'Auvergne-Rhône-Alpes'],
    ['Surabaya', 'ID', 'East Java'],
    ['Mosul', 'IQ', 'Nineveh'],
    ['Shiraz', 'IR', 'Fars'],
    ['Dammam', 'SA', 'Eastern Province'],
    ['Kazan', 'RU', 'Tatarstan'],
    ['Kano', 'NG', 'Kano'],
    ['Johannesburg', 'ZA', 'Gauteng'],
    ['Osaka', 'JP', 'Osaka'],
    ['Chengdu', 'CN', 'Sichuan'],
    ['Palermo', 'IT', 'Sicily'],
    ['Sevilla', 'ES', 'Andalusia'],
    ['Guadalajara', 'MX', 'Jalisco'],
    ['Recife', 'BR', 'Pernambuco'],
    ['Rotterdam', 'NL', 'South Holland'],
    ['Kota Kinabalu', 'MY', 'Sabah'],
    ['Sylhet', 'BD', 'Sylhet'],
    ['Zagazig', 'EG', 'Sharqia'],
    ['Urganch', 'UZ', 'Khorezm'],
    ['Irbid', 'JO', 'Irbid'],
    ['Aleppo', 'SY', 'Aleppo'],
    ['Baalbek', 'LB', 'Baalbek-Hermel'],
    ['Gaza', 'PS', 'Gaza Strip'],
    ['Tangier', 'MA', 'Tangier-Tétouan-Al Hoceima'],
    ['Al Ain', 'AE', 'Abu Dhabi'],
    ['Trabzon', 'TR', 'Trabzon'],
  ])('place %s, %s in %s', (city, country, region) => {
    const found = source.find(
      (candidate) => candidate.country === country && [candidate.name, ...candidate.also].includes(city),
    )
    expect(regionNames[country]?.[found?.regionCode ?? '']).toBe(region)
  })
})
