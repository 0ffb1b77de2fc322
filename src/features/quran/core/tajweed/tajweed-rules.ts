/** The rules of tajweed that are computed from the text, by their usual names. */
export type TajweedRule =
  | 'izhar'
  | 'idgham-with-ghunnah'
  | 'idgham-without-ghunnah'
  | 'iqlab'
  | 'ikhfa'
  | 'izhar-shafawi'
  | 'idgham-shafawi'
  | 'ikhfa-shafawi'
  | 'ghunnah'
  | 'idgham-of-letters'
  | 'qalqalah'
  | 'qalqalah-at-stop'
  | 'madd-natural'
  | 'madd-muttasil'
  | 'madd-munfasil'
  | 'madd-lazim'
  | 'madd-at-stop'
  | 'madd-lin'
  | 'lam-heavy'
  | 'lam-light'
  | 'ra-heavy'
  | 'ra-light'
  | 'silent'

/** A rule and the letters of the verse to which it applies, as positions in UTF-16 code units. */
export interface TajweedMark {
  readonly rule: TajweedRule
  readonly start: number
  readonly end: number
}
