import type { HourName } from './colour/hours.ts'
import type { PaletteName } from './colour/palettes.ts'
import type { Look } from './draw-design.ts'
import type { GreetingName } from './greetings.ts'
import type { LandscapeName } from './landscapes.ts'
import type { MosqueStyle } from './mosque/styles.ts'
import type { NatureView } from './nature/views.ts'
import type { OrnamentName } from './ornament/ornaments.ts'
import type { DrawnPicture, PictureText } from './picture.ts'

const FULL_MOON = 14.5

const inOrnament = (ornament: OrnamentName, palette: PaletteName): Look => ({ ornament, palette })
const at = (landscape: LandscapeName, hour: HourName, moon = FULL_MOON, seed = 7): Look => ({
  landscape,
  hour,
  moon,
  seed,
})

const greeting = (name: GreetingName, look: Look): DrawnPicture => ({
  id: `greeting-${name}`,
  category: 'greetings',
  look,
  text: { kind: 'greeting', name },
})

const verseText = (verse: string, words?: readonly [number, number]): PictureText => ({
  kind: 'verse',
  verse,
  ...(words && { words }),
})
const idOf = (verse: string) => verse.replace(':', '-')

const calligraphy = (verse: string, look: Look, words?: readonly [number, number]): DrawnPicture => ({
  id: `calligraphy-${idOf(verse)}`,
  category: 'calligraphy',
  look,
  text: verseText(verse, words),
})
const quote = (verse: string, look: Look): DrawnPicture => ({
  id: `verse-${idOf(verse)}`,
  category: 'quotes',
  look,
  text: verseText(verse),
})
const hadith = (id: string, look: Look): DrawnPicture => ({
  id: `hadith-${id}`,
  category: 'quotes',
  look,
  text: { kind: 'hadith', id },
})
const none: PictureText = { kind: 'none' }
const mosque = (style: MosqueStyle, hour: HourName, seed: number): DrawnPicture => ({
  id: `mosque-${style}`,
  category: 'mosques',
  look: at(style, hour, FULL_MOON, seed),
  text: none,
})
const nature = (view: NatureView, hour: HourName, seed: number, moon = FULL_MOON): DrawnPicture => ({
  id: `nature-${view}`,
  category: 'nature',
  look: at(view, hour, moon, seed),
  text: none,
})
const featured = (picture: DrawnPicture): DrawnPicture => ({ ...picture, featured: true })

/** The pictures drawn by code, the featured ones first and then in turns of the categories. */
export const pictures: readonly DrawnPicture[] = [
  featured(calligraphy('1:1', inOrnament('medallion', 'emerald'))),
  featured(mosque('persian', 'sunrise', 10)),
  featured(greeting('salam', inOrnament('arch', 'night'))),
  featured(nature('dunes', 'sunrise', 11)),
  featured(quote('13:28', inOrnament('star', 'paper'))),
  featured(mosque('maghrebi', 'dusk', 8)),
  greeting('eid', at('ottoman', 'evening')),
  calligraphy('94:5', inOrnament('rosette', 'turquoise')),
  nature('oasis', 'dusk', 4),
  quote('2:152', inOrnament('bands', 'sage')),
  mosque('mamluk', 'evening', 9),
  calligraphy('20:114', inOrnament('frame', 'sand'), [14, 17]),
  greeting('ramadan', at('mountains', 'dusk', 2.4, 21)),
  nature('sea', 'evening', 5),
  hadith('bukhari-6021', inOrnament('medallion', 'plum')),
  mosque('indian', 'firstLight', 11),
  calligraphy('3:173', inOrnament('arch', 'emerald'), [14, 17]),
  nature('mountains', 'firstLight', 6, 16),
  greeting('jumuah', inOrnament('star', 'emerald')),
  quote('3:139', at('dunes', 'morning', FULL_MOON, 31)),
  mosque('ottoman', 'morning', 7),
  calligraphy('1:2', inOrnament('star', 'night')),
  greeting('taqabbal', inOrnament('medallion', 'sand')),
  nature('stars', 'deepNight', 7),
  quote('2:186', inOrnament('frame', 'emerald')),
  mosque('malay', 'deepNight', 12),
  calligraphy('2:153', inOrnament('bands', 'plum'), [7, 10]),
  hadith('bukhari-5027', inOrnament('arch', 'turquoise')),
  nature('meadow', 'morning', 8),
  greeting('hajj', inOrnament('rosette', 'paper')),
  quote('39:53', inOrnament('field', 'night')),
  mosque('sahelian', 'evening', 13),
  calligraphy('36:58', inOrnament('field', 'sage')),
  greeting('wedding', inOrnament('frame', 'dawn')),
  nature('olive', 'evening', 9),
  quote('49:13', inOrnament('bands', 'paper')),
  calligraphy('93:5', at('sea', 'firstLight', 12)),
  greeting('thanks', inOrnament('bands', 'emerald')),
  hadith('bukhari-69', inOrnament('frame', 'turquoise')),
  quote('16:128', at('stars', 'deepNight', FULL_MOON, 17)),
  calligraphy('112:1', inOrnament('rosette', 'night')),
  greeting('recovery', inOrnament('field', 'dawn')),
]

/** The drawn picture with this id. */
export const drawnPicture = (id: string): DrawnPicture | undefined =>
  pictures.find((picture) => picture.id === id)

/** Whether no added picture can have this address, because a drawn one or a page has it. */
export const isReserved = (id: string): boolean => id === 'make' || drawnPicture(id) !== undefined
