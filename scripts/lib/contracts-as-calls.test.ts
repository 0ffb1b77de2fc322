import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { contractsAsCalls } from './contracts-as-calls.ts'

const contract = join(import.meta.dirname, '../../src/features/prayer/core/prayer.contract.ts')

/** The code of a module with this text in the browser's build. */
async function builtFrom(text: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry.ts', preserveEntrySignatures: 'strict' },
    },
    plugins: [
      contractsAsCalls(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.ts' ? id : null),
        load: (id) => (id === 'entry.ts' ? text : null),
      },
    ],
  })) as Rolldown.RolldownOutput
  return output[0].code
}

describe('the contracts in the browser’s build', () => {
  it('have method and path, but no schemas', async () => {
    const code = await builtFrom(`export { readPrayerTimes } from ${JSON.stringify(contract)}`)
    expect(code).toContain('"method": "GET"')
    expect(code).toContain('"path": "/api/prayer-times"')
    expect(code).not.toMatch(/zod|latitude/)
    expect(code.length).toBeLessThan(300)
  })

  it('fail to build if anything but a call is imported', async () => {
    await expect(builtFrom(`export { prayerDayAnswer } from ${JSON.stringify(contract)}`)).rejects.toThrow(
      /prayerDayAnswer/,
    )
  })
})
