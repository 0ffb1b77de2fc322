import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testApp } from '#shared/server/test-app.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { readMosqueFile } from './read-mosque-file.ts'
import { storeMosques } from './store-mosques.ts'

const tags = { amenity: 'place_of_worship', religion: 'muslim' }
const node = (id: number, more: object = {}) => ({
  type: 'node',
  id,
  lat: 10 + id / 1000,
  lon: 20,
  tags: { ...tags, name: `Mosque ${id}` },
  ...more,
})

function fileOf(content: string | Buffer): string {
  const path = join(tempFolder(onTestFinished), 'mosques.json')
  writeFileSync(path, content)
  return path
}

describe('readMosqueFile', () => {
  test('reports mosques, other elements, and problems by line', async () => {
    const elements = [
      node(1),
      { type: 'node', id: 2, lat: 1, lon: 2 },
      { type: 'way', id: 3, tags },
      node(4, { lat: 95 }),
      node(1),
    ]
    const text = `{"elements":[\n${elements.map((element) => JSON.stringify(element)).join(',\n')}\n]}`
    const { mosques, duplicates, others, problems } = await readMosqueFile(fileOf(text), [])
    expect(mosques.map(({ id }) => id)).toEqual(['osm-n1'])
    expect({ duplicates, others }).toEqual({ duplicates: 1, others: 1 })
    expect(problems).toEqual([
      { line: 4, problem: expect.stringContaining('w3 has no coordinates') },
      { line: 5, problem: expect.stringContaining('n4 has no coordinates') },
    ])
  })

  test('rejects an incomplete or invalid file', async () => {
    const text = JSON.stringify({ elements: [node(1), node(2)] })
    await expect(readMosqueFile(fileOf(text.slice(0, -5)), [])).rejects.toThrow('ends unexpectedly')
    const broken = '{"elements":[\n{"type":"node" "id":5}\n]}'
    await expect(readMosqueFile(fileOf(broken), [])).rejects.toThrow('Line 2: ')
    const latin = Buffer.from('{"elements":[\n{"a":"caf\xe9"}]}', 'latin1')
    await expect(readMosqueFile(fileOf(latin), [])).rejects.toThrow('not UTF-8')
  })

  test('yields mosques that change nothing when stored again', async () => {
    const { services, close } = await testApp()
    onTestFinished(close)
    const path = fileOf(JSON.stringify({ elements: Array.from({ length: 2500 }, (_, id) => node(id)) }))
    const { mosques } = await readMosqueFile(path, [])
    expect(await storeMosques(services.database.db, mosques)).toEqual({ added: 2500, changed: 0 })
    expect(await storeMosques(services.database.db, mosques)).toEqual({ added: 0, changed: 0 })
  })
})
