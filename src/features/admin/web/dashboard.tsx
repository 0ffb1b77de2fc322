import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { type AdminTab, adminTabs } from '#shared/core/admin/admin-screen.ts'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { reading } from '#shared/web/api/reading.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Tabs } from '#shared/web/ui/tabs.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { readOpenWork } from '../core/admin.contract.ts'
import { adminRoles, screensOf } from '../core/admin-screens.ts'
import { Overview } from './overview.tsx'
import { ScreenList } from './screen-list.tsx'

/** The specification's address of the directory tab. */
const DIRECTORY = '/admin/directory-management'

const dashboard = { path: '/admin', name: 'adminDashboard', roles: adminRoles } as const

/** The start of the administration: figures, and the screens that the person's role may open. */
export function Dashboard({ latest }: { /** The latest entries of other features. */ latest: ReactNode }) {
  return (
    <AdminPage about={t('admin-dashboard:about')} screen={dashboard}>
      <DashboardTabs latest={latest} />
    </AdminPage>
  )
}

function DashboardTabs({ latest }: { latest: ReactNode }) {
  const [address, setAddress] = useAddressQuery()
  const [path] = useLocation()
  const first: AdminTab = path === DIRECTORY ? 'directory' : 'overview'
  const tab: AdminTab = adminTabs.find((name) => name === address.get('tab')) ?? first
  const screens = screensOf(useUser().data?.role ?? null)
  const work = useQuery({ ...reading(readOpenWork, undefined), refetchOnMount: 'always' })
  const open = new Map(work.data?.answer.screens.map((each) => [each.path, each.open]))
  const choose = (name: AdminTab) =>
    setAddress(
      (now) => {
        if (name === first) now.delete('tab')
        else now.set('tab', name)
        return now
      },
      { replace: true },
    )
  return (
    <Tabs<AdminTab>
      chosen={tab}
      label={t('admin-dashboard:tabs.label')}
      onChoose={choose}
      tabs={adminTabs.map((name) => ({ name, title: t(`admin-dashboard:tabs.${name}`) }))}
    >
      {tab === 'overview' ? (
        <>
          <Overview open={open} screens={screens} />
          {latest}
        </>
      ) : (
        <ScreenList open={open} screens={screens.filter((screen) => screen.tab === tab)} />
      )}
    </Tabs>
  )
}
