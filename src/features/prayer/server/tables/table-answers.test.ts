import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { testApp } from '#shared/server/test-app.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { tableDetails } from '../../core/table/table-details.ts'
import { madeUpDays } from '../../core/table/testing/made-up-table.ts'
import { prayerFeature } from '../prayer.routes.ts'
import { removeTable, saveTable } from './save-table.ts'
import { tablesFolder } from './stored-table.ts'

const ground = { place: { latitude: 51.507, longitude: -0.128 }, timeZone: 'Europe/London', country: 'GB' }
const days = madeUpDays(ground, { year: 2026, month: 11, day: 20 }, { year: 2026, month: 11, day: 22 })
const details = tableDetails(
  {
    place: 'London',
    latitude: '51.507',
    longitude: '-0.128',
    'time-zone': 'Europe/London',
    source: 'A test',
    licence: 'Free',
  },
  [2026],
)
const source = { kind: 'table', id: 'london-2026', name: 'London', source: 'A test', licence: 'Free' }

describe('the answers with an official timetable', () => {
  it('contain its times and name it, from soon after the import until soon after the removal', async () => {
    const data = tempFolder(onTestFinished)
    const { app, close } = await testApp({
      features: [prayerFeature],
      settings: { DATA_DIR: data },
      clock: () => new Date('2026-11-21T12:00:00Z'),
    })
    onTestFinished(close)
    const ask = async (path: string, query: Record<string, string> = {}) => {
      const place = { latitude: '51.5', longitude: '-0.13' }
      const { statusCode, body } = await app.inject({ url: path, query: { ...place, ...query } })
      return { status: statusCode, ...JSON.parse(body) }
    }
    const today = () => ask('/api/prayer-times')
    const calculated = await today()
    expect(calculated.source).toEqual({ kind: 'calculated' })

    await saveTable(tablesFolder(data), details, days, { replace: false })
    await vi.waitFor(async () => expect((await today()).source).toEqual(source), {
      timeout: 8000,
      interval: 200,
    })
    const { date: _, ...printed } = days[1] ?? ({} as never)
    expect(await today()).toMatchObject(printed)
    expect(await ask('/api/prayer-times', { date: '2026-11-23' })).toMatchObject({
      source: { kind: 'calculated' },
    })
    expect(await ask('/api/prayer-times', { source: 'calculated' })).toEqual(calculated)
    expect(await ask('/api/prayer-times', { latitude: '52.5' })).toMatchObject({
      source: { kind: 'calculated' },
    })
    expect(await ask('/api/prayer-times', { source: 'guessed' })).toMatchObject({
      status: 400,
      error: { fields: [{ field: 'source', code: 'unknown_name' }] },
    })
    const month = await ask('/api/prayer-times/month', { year: '2026', month: '11' })
    expect(month.source).toEqual(source)
    expect(month.days.filter((day: { source: string }) => day.source === 'table')).toHaveLength(3)
    expect(month.days[20]).toMatchObject(printed)

    await removeTable(tablesFolder(data), 'london-2026')
    await vi.waitFor(async () => expect(await today()).toEqual(calculated), { timeout: 8000, interval: 200 })
  }, 30_000)
})
