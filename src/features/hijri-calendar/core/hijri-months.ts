/** English names of the twelve months, Muharram first. */
export const hijriMonthNames = [
  'Muharram',
  'Safar',
  'Rabi al-Awwal',
  'Rabi al-Akhir',
  'Jumada al-Ula',
  'Jumada al-Akhira',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhu al-Qadah',
  'Dhu al-Hijjah',
] as const

export type HijriMonthName = (typeof hijriMonthNames)[number]

export const RAMADAN = 9

/** The English name of a month, 1–12. Throws `RangeError` for another number. */
export function hijriMonthName(month: number): HijriMonthName {
  const name = hijriMonthNames[month - 1]
  if (name === undefined) throw new RangeError(`There is no Hijri month ${month}.`)
  return name
}
