import type { CSSProperties } from 'react'
import type { Sky } from '#shared/core/sky/sky.ts'

const textColours = { ink: 'oklch(0.2 0.022 168)', paper: 'oklch(0.96 0.012 86)' } as const

/** The colour of text on this sky, as CSS. */
export const textOn = (sky: Sky): string => textColours[sky.text]

/** The sky as a style, with the colour of its text. */
export const skyStyle = (sky: Sky): CSSProperties =>
  ({
    background: `linear-gradient(to bottom, ${sky.top}, ${sky.middle} 55%, ${sky.bottom})`,
    color: textOn(sky),
    '--sky-behind': sky.middle,
  }) as CSSProperties
