import { describe, expect, it } from 'vitest'
import { nearestMajorCity } from './nearest-major-city.ts'
import type { MajorCities } from './search-major-cities.ts'

const list: MajorCities = {
  zones: ['Europe/London', 'Asia/Singapore', 'Asia/Kuala_Lumpur'],
  cities: [
    [2643743, 'London', 'GB', 5151, -13, 0],
    [1880252, 'Singapore', 'SG', 129, 10385, 1],
    [1732752, 'Johor Bahru', 'MY', 147, 10376, 2],
  ],
}

describe('the nearest large city', () => {
  it('is the nearest one within reach', () => {
    expect(nearestMajorCity(list, { latitude: 51.45, longitude: 0 }, 'Europe/London')?.name).toBe('London')
  })

  it('is undefined far from every city', () => {
    expect(nearestMajorCity(list, { latitude: 52.2, longitude: 0.1 }, 'Europe/London')).toBeUndefined()
  })

  it('is never one across a border with another clock', () => {
    const woodlands = { latitude: 1.44, longitude: 103.78 }
    expect(nearestMajorCity(list, woodlands, 'Asia/Singapore')?.name).toBe('Singapore')
    expect(nearestMajorCity(list, woodlands, 'Asia/Kuala_Lumpur')?.name).toBe('Johor Bahru')
  })
})
