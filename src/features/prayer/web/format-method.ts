import { t } from '#shared/web/i18n/i18n.ts'
import type { Names, PrayerDay } from '../core/index.ts'

/** A convention's name in the page's language, else in English. */
export const nameInLanguage = ({ en }: Names): string => t(`conventions:${en}`)

/** The method, who chose it, and the source of its figures. */
export function formatMethod({
  methodChosenBy,
  convention: { name, source },
}: Pick<PrayerDay, 'methodChosenBy' | 'convention'>): string {
  return [
    t(`prayer:chosenBy.${methodChosenBy}`, { method: nameInLanguage(name) }),
    // The source's name is English in every language.
    t('prayer:conventionSource', { source: `\u2068${source}\u2069` }),
  ].join(' ')
}
