import { describe, expect, it } from 'vitest'
import { clocksDiffer } from './clocks-differ.ts'

describe('the clocks of two zones', () => {
  it('are the same while they show the same, whatever the zones are called', () => {
    expect(clocksDiffer(new Date('2026-01-15T12:00:00Z'), 'Europe/London', 'Africa/Abidjan')).toBe(false)
    expect(clocksDiffer(new Date('2026-07-15T12:00:00Z'), 'Europe/London', 'Africa/Abidjan')).toBe(true)
  })

  it('differ by a whole day too', () => {
    expect(clocksDiffer(new Date('2026-01-15T12:00:00Z'), 'Pacific/Apia', 'Pacific/Pago_Pago')).toBe(true)
  })
})
