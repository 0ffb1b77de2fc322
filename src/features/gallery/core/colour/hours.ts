import { type Sky, skyAt } from '#shared/core/sky/sky.ts'
import { hexOfOklab, mix } from './colour.ts'

/** The hours of a landscape: the sun’s height in degrees, and whether it rises. */
const suns = {
  firstLight: { altitude: -8, rising: true },
  sunrise: { altitude: 1, rising: true },
  morning: { altitude: 24, rising: true },
  evening: { altitude: 2, rising: false },
  dusk: { altitude: -7.5, rising: false },
  deepNight: { altitude: -18, rising: false },
} as const

export type HourName = keyof typeof suns
export const hourNames = Object.keys(suns) as readonly HourName[]

/** The colours of a landscape at an hour, from the same function as the sky of the home page. */
export interface Hour {
  readonly sky: readonly [top: string, middle: string, bottom: string]
  readonly ink: string
  readonly muted: string
  /** Visibility of stars from 0 to 1. */
  readonly stars: number
  readonly isDark: boolean
  /** The colour of light: windows at night, the sun by day. */
  readonly light: string
  /** Distant and near ground. */
  readonly far: string
  readonly near: string
  readonly altitude: number
}

export function hourOf(name: HourName): Hour {
  const { altitude, rising } = suns[name]
  const sky = skyAt(altitude, rising)
  const colours = [sky.top, sky.middle, sky.bottom].map(hexOfOklab) as [string, string, string]
  const isDark = sky.text === 'paper'
  return { sky: colours, stars: sky.stars, isDark, altitude, ...tonesOf(sky, colours) }
}

function tonesOf({ text }: Sky, [, middle, bottom]: readonly [string, string, string]) {
  return text === 'paper'
    ? {
        ink: '#f7f1e3',
        muted: '#eee6d6',
        light: '#ffd88a',
        far: mix(bottom, '#0b1020', 0.42),
        near: mix(middle, '#070b16', 0.78),
      }
    : {
        ink: '#16221d',
        muted: '#22302a',
        light: '#fff3d6',
        far: mix(bottom, '#7f6a72', 0.42),
        near: mix(middle, '#3c3038', 0.78),
      }
}
