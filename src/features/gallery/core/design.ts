import { type HourName, hourNames } from './colour/hours.ts'
import { type PaletteName, paletteNames } from './colour/palettes.ts'
import type { Look } from './draw-design.ts'
import { type GreetingName, greetingNames } from './greetings.ts'
import { type LandscapeName, landscapeNames } from './landscapes.ts'
import { type OrnamentName, ornamentNames } from './ornament/ornaments.ts'
import { type SizeName, sizeNames } from './sizes.ts'

/** The longest text of one’s own, in UTF-16 units. */
export const LONGEST_OWN_TEXT = 400
const YOUNG_MOON = 3
const FULL_MOON = 14.5
const LATEST_MOON = 29

/** The text of a picture that a person makes. */
export type DesignText =
  | { readonly kind: 'verse'; readonly verse: string; readonly translation: boolean }
  | { readonly kind: 'greeting'; readonly name: GreetingName }
  | { readonly kind: 'own'; readonly text: string }
  | { readonly kind: 'none' }

/** A picture that a person makes. Its address contains all of it. */
export interface Design {
  readonly look: OrnamentName | LandscapeName
  /** The colours of an ornament; also remembered while a landscape is chosen. */
  readonly palette: PaletteName
  /** The hour of a landscape. */
  readonly hour: HourName
  /** Days since the new moon. */
  readonly moon: number
  readonly text: DesignText
  readonly size: SizeName
}

export const firstDesign: Design = {
  look: 'arch',
  palette: 'emerald',
  hour: 'dusk',
  moon: FULL_MOON,
  text: { kind: 'verse', verse: '94:5', translation: true },
  size: 'square',
}

const isOrnament = (look: Design['look']): look is OrnamentName =>
  (ornamentNames as readonly string[]).includes(look)

export const isLandscape = (look: Design['look']): look is LandscapeName => !isOrnament(look)

/** How a design looks. Its landscapes are always the same. */
export const lookOf = ({ look, palette, hour, moon }: Design): Look =>
  isOrnament(look) ? { ornament: look, palette } : { landscape: look, hour, moon, seed: 7 }

/** A design as the query of an address, without anything that is as in {@link firstDesign}. */
export function designQuery({ look, palette, hour, moon, text, size }: Design): URLSearchParams {
  return new URLSearchParams({
    look,
    ...(isLandscape(look) ? { hour, ...(moon !== FULL_MOON && { moon: String(moon) }) } : { palette }),
    ...textFields(text),
    size,
  })
}

function textFields(text: DesignText): Readonly<Record<string, string>> {
  if (text.kind === 'verse') return { verse: text.verse, ...(!text.translation && { translation: 'no' }) }
  if (text.kind === 'greeting') return { greeting: text.name }
  return text.kind === 'own' ? { own: text.text } : { text: 'none' }
}

/** The design in an address. Anything that is missing or unknown is as in {@link firstDesign}. */
export function parseDesign(query: URLSearchParams): Design {
  const one = <Name extends string>(field: string, names: readonly Name[], otherwise: Name): Name =>
    names.find((name) => name === query.get(field)) ?? otherwise
  const moon = Number.parseFloat(query.get('moon') ?? '')
  return {
    look: one('look', [...ornamentNames, ...landscapeNames], firstDesign.look),
    palette: one('palette', paletteNames, firstDesign.palette),
    hour: one('hour', hourNames, firstDesign.hour),
    moon: moon >= 0 && moon <= LATEST_MOON ? moon : FULL_MOON,
    text: parseText(query),
    size: one('size', sizeNames, firstDesign.size),
  }
}

export const moons = [YOUNG_MOON, 7.5, FULL_MOON, 22] as const

function parseText(query: URLSearchParams): DesignText {
  const verse = query.get('verse')
  if (verse && /^\d{1,3}:\d{1,3}$/.test(verse)) {
    return { kind: 'verse', verse, translation: query.get('translation') !== 'no' }
  }
  const greeting = greetingNames.find((name) => name === query.get('greeting'))
  if (greeting) return { kind: 'greeting', name: greeting }
  const own = query.get('own')
  if (own !== null) return { kind: 'own', text: own.slice(0, LONGEST_OWN_TEXT) }
  return query.get('text') === 'none' ? { kind: 'none' } : firstDesign.text
}
