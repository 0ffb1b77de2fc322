import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { Names, PrayerDay } from '../core/index.ts'

/** A convention's name in the page's language, else in English. */
export const nameInLanguage = ({ en }: Names): string => t(`conventions:${en}`)

/** The method, who chose it, and the source of its figures. */
export function formatMethod({
  methodChosenBy,
  convention: { name, source },
}: Pick<PrayerDay, 'methodChosenBy' | 'convention'>): string {
  const sources = currentLanguage().code === 'en' ? [source] : addressesIn(source)
  return [
    t(`prayer:chosenBy.${methodChosenBy}`, { method: nameInLanguage(name) }),
    ...(sources.length > 0
      ? [
          t('prayer:conventionSource', {
            source: sources.map((each) => `\u2068${each}\u2069`).join(t('shell:comma')),
          }),
        ]
      : []),
  ].join(' ')
}

/** A source is described in English; readers of another language get the web addresses in it. */
export const addressesIn = (source: string): string[] =>
  source.match(/adhan-js|[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/[\w-]+([./][\w-]+)*)?/g) ?? []
