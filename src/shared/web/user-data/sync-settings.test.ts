import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'

const texts = new Map<string, string>()
const listeners = new Map<string, Set<(event: Event) => void>>()
let events = 0
vi.hoisted(() => {
  vi.stubGlobal('StorageEvent', Event)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

const rest = () => new Promise((resolve) => setTimeout(resolve, 0))

it('writes nothing without a choice, and the fields of a choice once', async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: Event) => void) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
  })
  vi.stubGlobal('dispatchEvent', (event: Event) => {
    events += 1
    for (const listener of listeners.get(event.type) ?? []) listener(event)
    return true
  })
  const { startSettingsSync } = await import('./sync-settings.ts')
  const { readRecords } = await import('./user-records.ts')
  const { setDeviceText } = await import('../set-device-text.ts')
  startSettingsSync(['rafiq.prayer', 'rafiq.theme', 'language'])
  for (let turn = 0; turn < 50; turn++) await rest()
  expect(events).toBe(0)
  expect(await readRecords('setting')).toEqual(new Map())

  setDeviceText('rafiq.prayer', '{"madhab":"hanafi"}')
  await expect
    .poll(async () => [...(await readRecords('setting'))])
    .toEqual([['prayer/madhab', { value: 'hanafi' }]])
  for (let turn = 0; turn < 50; turn++) await rest()
  // Two for the choice, and one when the device stores its new base.
  expect(events).toBe(3)
})
