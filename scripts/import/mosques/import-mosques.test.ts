import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { ImportError } from '../import-error.ts'
import { importMosques, removeMosques } from './import-mosques.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())
beforeEach(() => server.services.database.db.execute(sql`delete from mosques`))

/** Imports a file with this content. Returns the lines that are printed, and why it was rejected. */
async function run(content: string, options: { replace?: boolean; dryRun?: boolean } = {}) {
  const path = join(tempFolder(onTestFinished), 'file')
  writeFileSync(path, content)
  const said: string[] = []
  const rejected = await importMosques(path, server.services.database, {
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
    await server.services.database.db.execute<{ id: string; name: string }>(
      sql`select id, name from mosques order by id`,
    )
  ).rows

/** A mosque of a place of its own, so that it is no duplicate. */
const mosque = (id: number, name = `Made-up Mosque ${id}`, lat: unknown = 50 + id / 100) => ({
  ...{ type: 'node', id, lat, lon: -1.55 },
  tags: { amenity: 'place_of_worship', religion: 'muslim', name },
})
const overpass = (...elements: object[]) => JSON.stringify({ elements }, undefined, 1)

describe('importing mosques', () => {
  it('changes nothing the second time', async () => {
    const file = overpass(mosque(1), mosque(2))
    expect((await run(file)).said).toContain('2 new, 0 changed, 0 unchanged.')
    expect((await run(file)).said).toContain('0 new, 0 changed, 2 unchanged.')
    expect((await run(overpass(mosque(1, 'Renamed'), mosque(2)))).said).toContain(
      '0 new, 1 changed, 1 unchanged.',
    )
    expect((await stored()).map(({ name }) => name)).toEqual(['Renamed', 'Made-up Mosque 2'])
  })

  it('keeps what administrators verified, edited or deleted when it replaces the others', async () => {
    await run(overpass(mosque(1), mosque(2), mosque(3), mosque(4)))
    const { db } = server.services.database
    await db.execute(sql`update mosques set verified = true where id = 'osm-n1'`)
    await db.execute(sql`update mosques set name = 'Edited', source_version = '{}' where id = 'osm-n2'`)
    await db.execute(sql`update mosques set deleted_at = now() where id = 'osm-n3'`)
    await run(overpass(mosque(2), mosque(3)), { replace: true })
    expect(await stored()).toEqual([
      { id: 'osm-n1', name: 'Made-up Mosque 1' },
      { id: 'osm-n2', name: 'Edited' },
      { id: 'osm-n3', name: 'Made-up Mosque 3' },
    ])
    const { rows } = await db.execute(
      sql`select deleted_at is not null as deleted from mosques where id = 'osm-n3'`,
    )
    expect(rows).toEqual([{ deleted: true }])
  })

  it('removes them without those that administrators changed, and these only on request', async () => {
    const { database } = server.services
    await run(overpass(mosque(1), mosque(2), mosque(3), mosque(4), mosque(5)))
    await database.db.execute(sql`update mosques set verified = true where id = 'osm-n1'`)
    await database.db.execute(sql`update mosques set source_version = '{}' where id = 'osm-n2'`)
    await database.db.execute(sql`update mosques set deleted_at = now() where id = 'osm-n3'`)
    await database.db.execute(
      sql`insert into mosques (id, name, source, latitude, longitude) values ('own', 'Own', 'operator', 0, 0)`,
    )
    const remove = async (withEdited = false) => {
      const said: string[] = []
      await removeMosques(database, { withEdited, say: (line) => said.push(line) })
      return said
    }
    expect(await remove()).toEqual([
      'Mosques removed: 2.',
      expect.stringMatching(/^Mosques that stay.*: 3\..*--with-edited/),
    ])
    expect((await stored()).map(({ id }) => id)).toEqual(['osm-n1', 'osm-n2', 'osm-n3', 'own'])
    expect(await remove(true)).toEqual(['Mosques removed: 3.'])
    expect((await stored()).map(({ id }) => id)).toEqual(['own'])
    await expect(remove()).rejects.toThrow('No mosques have been imported.')
  })

  it('names the line of a broken entry, and imports the others', async () => {
    const { said } = await run(overpass(mosque(1), mosque(2, 'Nowhere', 'north'), mosque(3)))
    expect(said).toContain('Skipped because of errors: 1.')
    expect(said.some((line) => /^ *Line \d+: /.test(line))).toBe(true)
    expect(await stored()).toHaveLength(2)
  })

  it('imports nothing of a broken file, and saves nothing on a dry run', async () => {
    const file = overpass(mosque(1), mosque(2))
    expect((await run(file.slice(0, -5))).rejected).toMatch(/^Nothing imported\. Line \d+: /)
    expect((await run('not JSON')).rejected).toMatch(/^Nothing imported\. /)
    expect((await run(overpass())).rejected).toBe('Nothing imported: the file has no mosques.')
    expect((await run(file, { dryRun: true })).said).toContain('Nothing saved.')
    expect(await stored()).toEqual([])
  })

  it('leaves everything as it was when it is cut off while storing, and continues when it runs again', async () => {
    await run(overpass(mosque(1)))
    const others = Array.from({ length: 600 }, (_, at) => mosque(at + 10))
    const { db } = server.services.database
    // One entry breaks a rule of the database, as a lost connection would end the transaction.
    await db.execute(sql`alter table mosques add constraint cut check (id <> 'osm-n99')`)
    const mend = () => db.execute(sql`alter table mosques drop constraint if exists cut`)
    onTestFinished(async () => void (await mend()))
    await expect(run(overpass(...others), { replace: true })).rejects.toThrow()
    expect(await stored()).toEqual([{ id: 'osm-n1', name: 'Made-up Mosque 1' }])
    await mend()
    await run(overpass(...others), { replace: true })
    expect(await stored()).toHaveLength(600)
  })
})
