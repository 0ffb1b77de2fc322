import { describe, expect, it } from 'vitest'
import { clocksDiffer } from './zone-note.tsx'

describe('clocksDiffer', () => {
  it('is false if both zones show the same time, whatever their names', () => {
    expect(clocksDiffer(new Date('2026-01-15T12:00:00Z'), 'Europe/London', 'Africa/Abidjan')).toBe(false)
    expect(clocksDiffer(new Date('2026-07-15T12:00:00Z'), 'Europe/London', 'Africa/Abidjan')).toBe(true)
  })

  it('is true for zones a whole day apart', () => {
    expect(clocksDiffer(new Date('2026-01-15T12:00:00Z'), 'Pacific/Apia', 'Pacific/Pago_Pago')).toBe(true)
  })
})
