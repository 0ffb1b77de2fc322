import { type SiteSettings, siteFigures } from '#shared/core/site-settings.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'

export const figureNames = Object.keys(siteFigures) as readonly (keyof typeof siteFigures)[]

/** The value of a setting in words. */
export function settingText(field: keyof SiteSettings, values: SiteSettings): string {
  const value = values[field]
  if (value === null) return t('admin-site-settings:fromEnvironment')
  if (value === 'before' || value === 'after') return t(`admin-site-settings:reviewTimes.${value}`)
  if (typeof value === 'boolean') return t(`admin-site-settings:${value ? 'on' : 'off'}`)
  const number = formatNumber(value)
  return field.endsWith('Hours') ? t('admin-site-settings:hours', { number }) : number
}
