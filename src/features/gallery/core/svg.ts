/** A number in SVG with as few digits as a picture needs. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

export interface Point {
  readonly x: number
  readonly y: number
}

export const polar = (centre: Point, radius: number, angle: number): Point => ({
  x: centre.x + radius * Math.cos(angle),
  y: centre.y + radius * Math.sin(angle),
})

/** A closed polygon as path data. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`

/** Attributes as text; numbers are rounded, and attributes without value are left out. */
const attributes = (of: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(of)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [` ${name}="${typeof value === 'number' ? n(value) : value}"`],
    )
    .join('')

export const element = (
  name: string,
  of: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string =>
  children.length > 0
    ? `<${name}${attributes(of)}>${children.join('')}</${name}>`
    : `<${name}${attributes(of)}/>`

export const path = (d: string, of: Readonly<Record<string, string | number | undefined>>): string =>
  element('path', { d, ...of })

export const group = (
  of: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string => element('g', of, ...children)

/** A gradient from top to bottom. Stops are shares of the height with their colour and, where not 1, opacity. */
export const verticalGradient = (
  id: string,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
): string =>
  element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    ...stops.map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    ),
  )

export const radialGradient = (
  id: string,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
  of: Readonly<Record<string, string | number>> = {},
): string =>
  element(
    'radialGradient',
    { id, ...of },
    ...stops.map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    ),
  )
