/** Herds that graze freely for most of the year. */
export const herds = ['camels', 'cattle', 'sheep'] as const
export type Herd = (typeof herds)[number]

/** Animals that are given, by their age and sex as the hadiths name them. */
export type GivenAnimal = 'sheep' | 'bintMakhad' | 'bintLabun' | 'hiqqah' | 'jadhaah' | 'tabi' | 'musinnah'

export interface Given {
  readonly animal: GivenAnimal
  readonly count: number
}

/** Herds below this have no zakat. */
export const HERD_NISAB = { camels: 5, cattle: 30, sheep: 40 } as const satisfies Record<Herd, number>

/**
 * What is given of a herd: one of several lists of animals, of which the owner chooses; none below nisab. Camels and sheep by
 * Abu Bakr's letter (Bukhari 1454), cattle by the hadith of Mu'adh (Tirmidhi 623, Abu Dawud 1576).
 */
export function livestockZakat(herd: Herd, count: number): readonly (readonly Given[])[] {
  if (count < HERD_NISAB[herd]) return []
  if (herd === 'camels') return ofCamels(count)
  if (herd === 'cattle') return ofCattle(count)
  return [[{ animal: 'sheep', count: ofSheep(count) }]]
}

/** The largest herd of each row and what it gives. */
const camelRows: readonly (readonly [most: number, Given])[] = [
  [9, { animal: 'sheep', count: 1 }],
  [14, { animal: 'sheep', count: 2 }],
  [19, { animal: 'sheep', count: 3 }],
  [24, { animal: 'sheep', count: 4 }],
  [35, { animal: 'bintMakhad', count: 1 }],
  [45, { animal: 'bintLabun', count: 1 }],
  [60, { animal: 'hiqqah', count: 1 }],
  [75, { animal: 'jadhaah', count: 1 }],
  [90, { animal: 'bintLabun', count: 2 }],
  [120, { animal: 'hiqqah', count: 2 }],
]

/** Above 120 camels: a bint labun for every forty and a hiqqah for every fifty. */
function ofCamels(count: number) {
  const row = camelRows.find(([most]) => count <= most)
  return row
    ? [[row[1]]]
    : combinations(count, { animal: 'bintLabun', size: 40 }, { animal: 'hiqqah', size: 50 })
}

/** From 60 cattle on: a tabi' for every thirty and a musinnah for every forty. */
function ofCattle(count: number): readonly (readonly Given[])[] {
  if (count < 40) return [[{ animal: 'tabi', count: 1 }]]
  if (count < 60) return [[{ animal: 'musinnah', count: 1 }]]
  return combinations(count, { animal: 'tabi', size: 30 }, { animal: 'musinnah', size: 40 })
}

/** Up to 120 one, up to 200 two, up to 300 three, and one for every full hundred above. */
function ofSheep(count: number): number {
  if (count <= 120) return 1
  if (count <= 200) return 2
  return Math.max(3, Math.floor(count / 100))
}

interface Step {
  readonly animal: GivenAnimal
  readonly size: number
}

/** Every way to divide the full tens of a herd into steps of the two sizes, with most of the larger first. */
function combinations(count: number, small: Step, large: Step): readonly (readonly Given[])[] {
  const tens = Math.floor(count / 10) * 10
  const found: (readonly Given[])[] = []
  for (let larger = Math.floor(tens / large.size); larger >= 0; larger--) {
    const rest = tens - larger * large.size
    if (rest % small.size !== 0) continue
    const given = [
      { animal: large.animal, count: larger },
      { animal: small.animal, count: rest / small.size },
    ]
    found.push(given.filter((each) => each.count > 0))
  }
  return found
}
