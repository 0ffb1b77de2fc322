import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { divisionAt, divisionStarts, type VersePlace, verseNumber } from '../../core/index.ts'
import { hizbOfQuarter } from '../../core/reader-address.ts'

const QUARTERS = 4

/** The label of the juz, hizb or hizb quarter that begins with a verse; `undefined` if none does. */
export function divisionStartLabel(place: VersePlace): string | undefined {
  const number = verseNumber(place)
  const juz = divisionAt('juz', number)
  if (divisionStarts('juz')[juz - 1] === number) return t('reader:juz', { number: formatNumber(juz) })
  const quarter = divisionAt('hizbQuarter', number)
  if (divisionStarts('hizbQuarter')[quarter - 1] !== number) return undefined
  const hizb = formatNumber(hizbOfQuarter(quarter))
  const part = (quarter - 1) % QUARTERS
  return part === 0 ? t('reader:hizb', { number: hizb }) : t(`reader:quarters.${part}`, { number: hizb })
}
