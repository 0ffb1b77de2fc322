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

describe('a device value of one account', () => {
  it('is visible only to its account, also after sign-out and sign-in', async () => {
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

  it('is adopted by the account that signs in, once it changes', async () => {
    const { value, isUsedBy } = await opened()
    value.write('before')
    isUsedBy(ALI)
    expect(value.read()).toBe('before')
    value.write('after')
    isUsedBy(undefined)
    expect(value.read()).toBeUndefined()
  })

  it('is stored without an account for a guest', async () => {
    disk.set('a-key', '"from before"')
    const { value } = await opened()
    expect(value.read()).toBe('from before')
    value.write('now')
    expect(disk.get('a-key')).toBe('"now"')
  })

  it('is undefined if the stored value is invalid', async () => {
    disk.set('a-key', JSON.stringify({ account: ALI, value: 7 }))
    const { value, isUsedBy } = await opened()
    isUsedBy(ALI)
    expect(value.read()).toBeUndefined()
  })
})
