/** The authorities whose angles and intervals can be chosen, by the names of `adhan`. */
export const methodNames = [
  'MuslimWorldLeague',
  'Egyptian',
  'Karachi',
  'UmmAlQura',
  'Dubai',
  'MoonsightingCommittee',
  'NorthAmerica',
  'Kuwait',
  'Qatar',
  'Singapore',
  'Tehran',
  'Turkey',
] as const
export type MethodName = (typeof methodNames)[number]
