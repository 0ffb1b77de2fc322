import { beforeEach, describe, expect, it, vi } from 'vitest'

const [ALI, MARYAM] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
let disk: Map<string, string>

beforeEach(() => {
  vi.resetModules()
  disk = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => void disk.set(key, text),
    removeItem: (key: string) => void disk.delete(key),
  })
  vi.stubGlobal('addEventListener', () => undefined)
})

const textIn = (found: unknown) => (typeof found === 'string' ? found : undefined)

async function opened() {
  const { accountValue } = await import('./account-value.ts')
  const { setCurrentAccount } = await import('./current-account.ts')
  return { value: accountValue('a-key', textIn), isUsedBy: setCurrentAccount }
}

describe('a device value of one person', () => {
  it('is seen by nobody else, and by them when they come back', async () => {
    const { value, isUsedBy } = await opened()
    isUsedBy(ALI)
    value.write('mine')
    isUsedBy(undefined)
    expect(value.read()).toBeUndefined()
    isUsedBy(MARYAM)
    expect(value.read()).toBeUndefined()
    isUsedBy(ALI)
    expect(value.read()).toBe('mine')
  })

  it('goes along with whoever signs in, and is theirs once they change it', async () => {
    const { value, isUsedBy } = await opened()
    value.write('before')
    isUsedBy(ALI)
    expect(value.read()).toBe('before')
    value.write('after')
    isUsedBy(undefined)
    expect(value.read()).toBeUndefined()
  })

  it('stands on the device as it always did while it is nobody’s', async () => {
    disk.set('a-key', '"from before"')
    const { value } = await opened()
    expect(value.read()).toBe('from before')
    value.write('now')
    expect(disk.get('a-key')).toBe('"now"')
  })

  it('counts as none where what was found is none', async () => {
    disk.set('a-key', JSON.stringify({ account: ALI, value: 7 }))
    const { value, isUsedBy } = await opened()
    isUsedBy(ALI)
    expect(value.read()).toBeUndefined()
  })
})
