import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'

/** As specified. */
const HIGHLIGHTED_ABOVE = 70

const badge = 'rounded-full px-3 py-1 text-sm'

/** A name’s popularity from 0 to 100. */
export const PopularityBadge = ({ popularity }: { popularity: number }) => (
  <span
    className={classNames(
      badge,
      'tabular print:hidden',
      popularity > HIGHLIGHTED_ABOVE ? 'bg-action-soft font-semibold text-action' : 'bg-sunken text-muted',
    )}
    data-tooltip={t('islamic-names:popularityAbout')}
  >
    {t('islamic-names:popularity', { number: formatNumber(popularity) })}
  </span>
)

export const NameBadge = ({ text }: { text: string }) => (
  <span className={`${badge} bg-sunken text-muted`}>{text}</span>
)
