import { describe, expect, it } from 'vitest'
import { filePolicy } from './page-policy.ts'

describe('the policy of a file', () => {
  it.each(['', '.br', '.gz'])('lets only the worker of the gallery compile WebAssembly (%s)', (coding) => {
    const allows = (name: string) =>
      filePolicy(`/app/dist/web/assets/${name}${coding}`).includes('wasm-unsafe-eval')
    expect(allows('gallery-worker-0OCs_-nYg.js')).toBe(true)
    expect(allows('search-worker-0OCsWnYg.js')).toBe(false)
    expect(allows('index-1a2b3c4.js')).toBe(false)
    expect(allows('gallery-worker-0OCsWnYg.js.map')).toBe(false)
  })
})
