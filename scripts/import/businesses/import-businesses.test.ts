import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Business } from '#features/businesses/core/business.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { ImportError } from '../import-error.ts'
import { importBusinesses, removeBusinesses } from './import-businesses.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())
beforeEach(() => server.services.database.db.execute(sql`delete from businesses`))

/** Imports a file with this content. Returns the lines that are printed, and why it was rejected. */
async function run(content: string, options: { replace?: boolean; dryRun?: boolean } = {}) {
  const path = join(tempFolder(onTestFinished), 'file')
  writeFileSync(path, content)
  const said: string[] = []
  const rejected = await importBusinesses(path, server.services.database, {
    ...{ replace: false, dryRun: false, ...options },
    say: (line) => said.push(line),
  }).then(
    () => '',
    (error) => {
      if (error instanceof ImportError) return error.message
      throw error
    },
  )
  return { said, rejected }
}

const stored = async () =>
  (
    await server.services.database.db.execute<{ entry: Business }>(
      sql`select entry from businesses order by slug`,
    )
  ).rows.map(({ entry }) => entry)

const node = (id: number, tags: object) => ({ type: 'node', id, lat: 53.8, lon: -1.55, tags })
const overpass = (...elements: object[]) => JSON.stringify({ elements }, undefined, 1)
const grill = node(1, {
  name: 'Made-up Grill',
  amenity: 'restaurant',
  cuisine: 'turkish;ice_cream',
  'diet:halal': 'only',
  'addr:city': 'Leeds',
  'addr:country': 'gb',
  opening_hours: 'Mo-Su 11:00-22:00',
  website: 'javascript:alert(1)',
})

describe('importing businesses of OpenStreetMap', () => {
  it('imports those with halal food, without a certificate and without a script as website', async () => {
    const file = overpass(
      grill,
      node(2, { name: 'Pub', 'diet:halal': 'no' }),
      node(3, { 'diet:halal': 'yes' }),
    )
    const { said } = await run(file)
    expect(said.slice(0, 2)).toEqual([
      'Read 1 businesses; 0 duplicates and 1 other elements skipped.',
      'Skipped because of errors: 1.',
    ])
    expect(said[2]).toMatch(/^Line \d+: n3 has no name\.$/)
    const [only, ...others] = await stored()
    expect(others).toEqual([])
    expect(only).toMatchObject({
      seoSlug: 'osm-n1',
      name: 'Made-up Grill',
      city: 'Leeds',
      country: 'GB',
      category: 'halal_food',
      saysHalal: true,
      services: ['Turkish', 'Ice cream'],
      source: 'openstreetmap',
    })
    expect(only).not.toHaveProperty('website')
    expect(only).not.toHaveProperty('certificate')
  })

  it('reads GeoJSON, and changes nothing the second time', async () => {
    const { type: _, tags, lat, lon } = grill
    const feature = {
      type: 'Feature',
      id: 'node/1',
      properties: tags,
      geometry: { type: 'Point', coordinates: [lon, lat] },
    }
    const file = JSON.stringify({ type: 'FeatureCollection', features: [feature] })
    expect((await run(file)).said).toContain('1 new, 0 changed, 0 unchanged.')
    expect((await run(overpass(grill))).said).toContain('0 new, 0 changed, 1 unchanged.')
    const renamed = overpass({ ...grill, tags: { ...grill.tags, name: 'New name' } })
    expect((await run(renamed)).said).toContain('0 new, 1 changed, 0 unchanged.')
    expect(await stored()).toMatchObject([{ name: 'New name' }])
  })

  it('imports nothing of a broken file, and saves nothing on a dry run', async () => {
    expect((await run(overpass(grill).slice(0, -5))).rejected).toMatch(/^Nothing imported\. Line \d+: /)
    expect((await run(overpass(grill), { dryRun: true })).said).toContain('Nothing saved.')
    expect(await stored()).toEqual([])
  })

  it('leaves everything as it was when it is cut off while storing', async () => {
    await run(overpass(grill))
    const others = Array.from({ length: 600 }, (_, at) =>
      node(at + 10, { ...grill.tags, name: `Place ${at}` }),
    )
    const { db } = server.services.database
    // The last entry breaks a rule of the database, as a lost connection would end the transaction.
    await db.execute(sql`alter table businesses add constraint cut check (slug <> 'osm-n99')`)
    onTestFinished(async () => void (await db.execute(sql`alter table businesses drop constraint cut`)))
    await expect(run(overpass(...others), { replace: true })).rejects.toThrow()
    expect((await stored()).map(({ seoSlug }) => seoSlug)).toEqual(['osm-n1'])
  })
})

describe('businesses that people changed here', () => {
  const places = (...ids: number[]) =>
    overpass(...ids.map((id) => node(id, { ...grill.tags, name: `Place ${id}` })))
  const slugs = async () => (await stored()).map(({ seoSlug }) => seoSlug)
  /** Edits the first, unpublishes the second and deletes the third. */
  const changeThree = async () => {
    await run(places(1, 2, 3, 4, 5))
    const { db } = server.services.database
    await db.execute(sql`
      update businesses set content_entry = entry, entry = jsonb_set(entry, '{name}', '"Edited"')
      where slug = 'osm-n1'`)
    await db.execute(sql`update businesses set is_published = false where slug = 'osm-n2'`)
    await db.execute(sql`update businesses set deleted_at = now() where slug = 'osm-n3'`)
  }

  it('stay as they are when the others are replaced', async () => {
    await changeThree()
    await run(places(2, 3, 4), { replace: true })
    expect(await slugs()).toEqual(['osm-n1', 'osm-n2', 'osm-n3', 'osm-n4'])
    expect((await stored())[0]).toMatchObject({ name: 'Edited' })
    const { rows } = await server.services.database.db.execute(
      sql`select is_published, deleted_at is not null as deleted from businesses order by slug`,
    )
    expect(rows.slice(1, 3)).toEqual([
      { is_published: false, deleted: false },
      { is_published: true, deleted: true },
    ])
  })

  it('are removed only on request', async () => {
    await changeThree()
    await run('name,category,city,country\nMade-up Books,bookstore,Leeds,gb')
    const remove = async (withEdited = false) => {
      const said: string[] = []
      const say = (line: string) => said.push(line)
      await removeBusinesses(server.services.database, 'openstreetmap', { withEdited, say })
      return said
    }
    expect(await remove()).toEqual([
      'Businesses removed: 2.',
      expect.stringMatching(/^Businesses that stay.*: 3\..*--with-edited/),
    ])
    expect(await slugs()).toEqual(['csv-made-up-books-leeds', 'osm-n1', 'osm-n2', 'osm-n3'])
    expect(await remove(true)).toEqual(['Businesses removed: 3.'])
    expect(await slugs()).toEqual(['csv-made-up-books-leeds'])
    await expect(remove()).rejects.toThrow('There are no businesses of this source.')
  })
})

describe('importing a table of businesses', () => {
  const header =
    'name,category,city,country,website,services,certifier,certificate_expires,latitude,longitude'

  it('imports good lines and names the others', async () => {
    const { said } = await run(
      [
        header,
        'Made-up Books,bookstore,Leeds,gb,example.org,Books; Gifts,,,53.8,-1.55',
        'Made-up Bakery,bakery,Leeds,gb,,,,,,',
        'Bad site,bookstore,Leeds,gb,javascript:alert(1),,,,,',
        'Bad day,bookstore,Leeds,gb,,,Board,31.1.2027,,',
        'Half,bookstore,Leeds,gb,,,,,53.8,',
        'Short,bookstore',
        'مكتبة,bookstore,,,,,,,,',
        'Made-up Meat,halal_food,Leeds,gb,,,Made-up Board,2027-01-31,,',
      ].join('\n'),
    )
    expect(said).toEqual([
      'Read 2 businesses; 0 duplicates and 0 other elements skipped.',
      'Skipped because of errors: 6.',
      expect.stringContaining('Line 3: category is one of halal_food'),
      'Line 4: website is not a web address.',
      'Line 5: certificate_expires is a day such as 2027-01-31.',
      'Line 6: latitude and longitude are decimal degrees, both or none.',
      'Line 7: there are 2 cells in 10 columns.',
      'Line 8: id is needed here: small Latin letters, digits and hyphens.',
      '2 new, 0 changed, 0 unchanged.',
    ])
    expect(await stored()).toMatchObject([
      {
        seoSlug: 'csv-made-up-books-leeds',
        country: 'GB',
        website: 'https://example.org',
        services: ['Books', 'Gifts'],
        latitude: 53.8,
      },
      { certificate: { body: 'Made-up Board', expiresOn: '2027-01-31' } },
    ])
  })

  it.each([
    ['', 'Nothing imported. Line 1: no column is named name.'],
    ['title,category\na,b', 'Nothing imported. Line 1: no column is named name.'],
    [`${header}\n"Open quote,bookstore`, 'Nothing imported. Line 2: it is not CSV from here on.'],
    [header, 'Nothing imported: the file has no businesses.'],
  ])('rejects %j', async (content, reason) => {
    expect((await run(content)).rejected).toBe(reason)
  })
})
