import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { siteSettingsScreen } from '../../core/site-settings.admin-screens.ts'
import { SiteSettingsPanel } from './site-settings-panel.tsx'

/** The settings of the site, and those of the environment beside them. */
export default function SiteSettingsPage() {
  return (
    <AdminPage about={t('admin-site-settings:about')} screen={siteSettingsScreen}>
      <SiteSettingsPanel />
    </AdminPage>
  )
}
