import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { declination } from './declination.ts'

const { values } = JSON.parse(
  readFileSync(new URL('./golden/declination.json', import.meta.url), 'utf8'),
) as { values: (Coordinates & { date: string; declination: number })[] }

const london = { latitude: 51.5074, longitude: -0.1278 }

describe('the declination', () => {
  it.each(values)('at $latitude°, $longitude° on $date matches the published value', (value) => {
    const found = declination(value, new Date(value.date))
    expect(Math.abs(found.degrees - value.declination)).toBeLessThanOrEqual(0.0101)
    expect(found.inForce).toBe(true)
  })

  it.each([
    ['2024-12-31T23:59:59Z', false, '2025-01-01'],
    ['2030-01-01T00:00:00Z', false, '2029-12-31T12:00:00Z'],
    ['2045-06-01T00:00:00Z', false, '2029-12-31T12:00:00Z'],
    ['2029-12-31T12:00:00Z', true, '2029-12-31T12:00:00Z'],
  ])('on %s has validity %s and equals that of %s', (date, inForce, like) => {
    const warn = vi.spyOn(console, 'warn')
    const found = declination(london, new Date(date))
    expect(found.inForce).toBe(inForce)
    expect(found.degrees).toBeCloseTo(declination(london, new Date(like)).degrees, 1)
    expect(warn).not.toHaveBeenCalled()
  })

  it('says where the field is too weak for a needle', () => {
    const now = new Date('2026-11-21')
    expect(declination(london, now)).toMatchObject({ needle: 'steady' })
    expect(declination(london, now).uncertainty).toBeCloseTo(0.38, 1)
    expect(declination({ latitude: 80, longitude: 0 }, now).needle).toBe('steady')
    expect(declination({ latitude: 74.7, longitude: -94.9 }, now).needle).toBe('weak')
    expect(declination({ latitude: 86, longitude: 150 }, now).needle).toBe('none')
    expect(declination({ latitude: 90, longitude: 0 }, now).degrees).not.toBeNaN()
  })
})
