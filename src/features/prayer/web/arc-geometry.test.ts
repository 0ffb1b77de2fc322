import { describe, expect, it } from 'vitest'
import { type ArcDay, arcOf } from './arc-geometry.ts'

const HOUR = 3_600_000
const day: ArcDay = {
  marks: ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha']
    .map((name, i) => ({
      name,
      at: [5, 6.5, 12, 15.5, 17.5, 19][i] ?? 0,
    }))
    .map(({ name, at }) => ({ name, at: at * HOUR })),
  previousIsha: -5 * HOUR,
  nextFajr: 29 * HOUR,
  altitudeAt: (at) => 60 * Math.sin(((at / HOUR - 6.5) / 11) * Math.PI),
}
const frame = { width: 400, height: 300, headroom: 50 }

describe('the arc of the day', () => {
  it('orders the marks from start to end, inside the frame', () => {
    const xs = arcOf(day, 10 * HOUR, frame).marks.map(({ x }) => x)
    expect(xs).toEqual([...xs].sort((a, b) => a - b))
    expect(Math.min(...xs)).toBeGreaterThan(0)
    expect(Math.max(...xs)).toBeLessThan(frame.width)
  })

  it('has sunrise and sunset on the horizon, Fajr and Isha below it, noon at the top', () => {
    const { marks, horizon } = arcOf(day, 10 * HOUR, frame)
    const y = Object.fromEntries(marks.map((mark) => [mark.name, mark.y]))
    expect(y.sunrise).toBeCloseTo(horizon, 5)
    expect(y.maghrib).toBeCloseTo(horizon, 5)
    expect(y.fajr).toBeGreaterThan(horizon)
    expect(y.isha).toBeGreaterThan(horizon)
    expect(y.dhuhr).toBeCloseTo(frame.headroom, 0)
  })

  it('keeps the sun on the curve at every minute, nights and neighbouring days included', () => {
    for (let minute = -600; minute < 2000; minute++) {
      const { light, past, future } = arcOf(day, (minute / 60) * HOUR, frame)
      expect(past.at(-1)).toMatchObject({ x: light.x, y: light.y })
      expect(future[0]).toMatchObject({ x: light.x, y: light.y })
      expect(light.x).toBeGreaterThanOrEqual(0)
      expect(light.x).toBeLessThanOrEqual(frame.width)
      expect(light.y).toBeLessThanOrEqual(frame.height)
    }
  })

  it('distinguishes the past', () => {
    const passed = arcOf(day, 13 * HOUR, frame).marks.filter((mark) => mark.passed)
    expect(passed.map(({ name }) => name)).toEqual(['fajr', 'sunrise', 'dhuhr'])
  })

  it('stays finite if the sun never rises', () => {
    const polar = { ...day, altitudeAt: () => -12 }
    for (const { x, y } of arcOf(polar, 12 * HOUR, frame).past) expect(Number.isFinite(x + y)).toBe(true)
  })
})
