import { t } from '#shared/web/i18n/i18n.ts'

/** An account carries one’s things to other devices; nothing needs one. */
export function AccountFields() {
  return <p>{t('settings:noAccount')}</p>
}
