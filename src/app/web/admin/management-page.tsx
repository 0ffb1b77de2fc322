import { usersScreen } from '#features/account/core/account.admin-screens.ts'
import { Users } from '#features/account/web/admin/users-page.tsx'
import { Figures } from '#features/admin/web/figures.tsx'
import { explanationsScreen } from '#features/explanations/core/explanations.admin-screens.ts'
import { Explanations } from '#features/explanations/web/admin/explanations-page.tsx'
import { recordingsScreen } from '#features/recordings/core/recordings.admin-screens.ts'
import { Recordings } from '#features/recordings/web/admin/recordings-page.tsx'
import { siteSettingsScreen } from '#features/site-settings/core/site-settings.admin-screens.ts'
import { SiteSettingsPanel } from '#features/site-settings/web/admin/site-settings-panel.tsx'
import { contentRoles, type Role } from '#shared/core/roles.ts'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Tabs } from '#shared/web/ui/tabs.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'

const screen = { path: '/admin/management', name: 'adminManagement', roles: contentRoles } as const

const names = ['dashboard', 'explanations', 'audio', 'users', 'settings'] as const
type TabName = (typeof names)[number]

/** The administration’s main screens as tabs. */
export default function ManagementPage() {
  return (
    <AdminPage about={t('admin-management:about')} screen={screen}>
      <ManagementTabs />
    </AdminPage>
  )
}

function ManagementTabs() {
  const [address, setAddress] = useAddressQuery()
  const role = useUser().data?.role ?? null
  const shown = names.filter((name) => isShown(name, role))
  const tab = shown.find((name) => name === address.get('tab')) ?? 'dashboard'
  return (
    <Tabs<TabName>
      chosen={tab}
      label={t('admin-management:tabs.label')}
      // The state of a table belongs to its tab alone.
      onChoose={(name) => setAddress(() => new URLSearchParams(name === 'dashboard' ? {} : { tab: name }))}
      tabs={shown.map((name) => ({ name, title: t(`admin-management:tabs.${name}`) }))}
    >
      {tab === 'dashboard' && <Figures />}
      {tab === 'explanations' && <Explanations />}
      {tab === 'users' && <Users />}
      {tab === 'settings' && <SiteSettingsPanel />}
      {tab === 'audio' && <Recordings />}
    </Tabs>
  )
}

function isShown(name: TabName, role: Role | null): boolean {
  const roles = {
    dashboard: contentRoles,
    explanations: explanationsScreen.roles,
    audio: recordingsScreen.roles,
    users: usersScreen.roles,
    settings: siteSettingsScreen.roles,
  }
  return role !== null && roles[name].includes(role)
}
