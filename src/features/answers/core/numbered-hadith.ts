/** The collections that answers quote. */
export const quotedCollections = ['bukhari', 'muslim', 'abu-dawud', 'tirmidhi', 'nasai', 'ibn-majah'] as const

export const quotedGrades = ['sahih', 'hasan', 'hasan sahih', 'hasan sahih gharib'] as const

/** A hadith by its number. */
export interface NumberedHadith {
  readonly collection: (typeof quotedCollections)[number]
  readonly number: number
  /** The edition whose number it is. */
  readonly scheme: string
  /** Only outside al-Bukhari and Muslim. */
  readonly grade?: (typeof quotedGrades)[number]
  readonly gradedBy?: string
}
