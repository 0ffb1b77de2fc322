import { tajweedOf } from '../../core/tajweed/tajweed.ts'
import type { TajweedMark, TajweedRule } from '../../core/tajweed/tajweed-rules.ts'

/** The rules that the reader colours, in groups that sound alike, with a word in which the group occurs. */
export const tajweedFamilies = {
  ghunnah: {
    rules: ['ghunnah', 'idgham-with-ghunnah', 'idgham-shafawi'],
    example: 'فَمَن يَعۡمَلۡ',
  },
  ikhfa: { rules: ['ikhfa', 'ikhfa-shafawi'], example: 'مِن شَرِّ' },
  iqlab: { rules: ['iqlab'], example: 'لَيُنۢبَذَنَّ' },
  idgham: { rules: ['idgham-without-ghunnah', 'idgham-of-letters'], example: 'يَكُن لَّهُۥ' },
  qalqalah: { rules: ['qalqalah', 'qalqalah-at-stop'], example: 'أَحَدٌ' },
  madd: { rules: ['madd-muttasil', 'madd-munfasil', 'madd-at-stop', 'madd-lin'], example: 'جَا\u0653ءَ' },
  maddLazim: { rules: ['madd-lazim'], example: 'ٱلضَّا\u0653لِّينَ' },
  silent: { rules: ['silent'], example: 'وَٱلشَّمۡسِ' },
} satisfies Record<string, { rules: readonly TajweedRule[]; example: string }>

export type TajweedFamily = keyof typeof tajweedFamilies

export const tajweedFamilyNames = Object.keys(tajweedFamilies) as TajweedFamily[]

const familyOfRule = new Map<TajweedRule, TajweedFamily>(
  tajweedFamilyNames.flatMap((family) =>
    tajweedFamilies[family].rules.map((rule) => [rule, family] as const),
  ),
)

/** A browser paints a letter only together with all its marks, so the pause sign above it gets its colour. */
const pauseSigns = /^[\u06d6-\u06dc]+/

/** The part of a verse that a browser paints for a mark. */
export function withPauseSigns(text: string, { start, end }: Pick<TajweedMark, 'start' | 'end'>) {
  const signs = pauseSigns.exec(text.slice(end))?.[0].length ?? 0
  return { start, end: end + signs }
}

/** The family of a rule; `undefined` if the reader doesn't colour it. */
export const familyOf = (rule: TajweedRule): TajweedFamily | undefined => familyOfRule.get(rule)

/** The coloured parts of a verse. */
export function colouredParts(text: string): (Omit<TajweedMark, 'rule'> & { family: TajweedFamily })[] {
  return tajweedOf(text).flatMap((mark) => {
    const family = familyOf(mark.rule)
    return family ? [{ family, ...withPauseSigns(text, mark) }] : []
  })
}
