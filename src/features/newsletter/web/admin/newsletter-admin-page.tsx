import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { reading } from '#shared/web/api/reading.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { Tabs } from '#shared/web/ui/tabs.tsx'
import { newsletterScreen } from '../../core/newsletter.admin-screens.ts'
import { readSubscriberCounts } from '../../core/newsletter-subscribers.contract.ts'
import { IssuesTable } from './issues-table.tsx'
import { SubscribersTable } from './subscribers-table.tsx'

/** The settings that make this server send email, between signs that keep their direction within Arabic. */
const SETTINGS = '\u2066SMTP_URL, MAIL_FROM, PUBLIC_URL\u2069'

const tabs = ['issues', 'subscribers'] as const

/** The newsletter: its issues and its subscribers. */
export default function NewsletterAdminPage() {
  return (
    <AdminPage about={t('admin-newsletter:about')} screen={newsletterScreen}>
      <Newsletter />
    </AdminPage>
  )
}

function Newsletter() {
  const [tab, setTab] = useState<(typeof tabs)[number]>('issues')
  const [, navigate] = useLocation()
  const choose = (name: typeof tab) => {
    // The address has the search and filters of the other table.
    navigate(newsletterScreen.path, { replace: true })
    setTab(name)
  }
  const { data } = useQuery({ ...reading(readSubscriberCounts, undefined), refetchOnMount: 'always' })
  const counts = data?.answer
  return (
    <>
      {counts?.isOn === false && (
        <p className="mb-4 rounded-xl bg-sunken px-4 py-3">
          {t('admin-newsletter:off', { settings: SETTINGS })}
        </p>
      )}
      <dl className="mb-5 grid grid-cols-3 gap-2 sm:gap-3">
        {(['confirmed', 'waiting', 'unsubscribed'] as const).map((name) => (
          <div
            className="flex min-w-0 flex-col-reverse justify-end break-words rounded-card bg-raised p-3 shadow-card sm:px-4"
            key={name}
          >
            <dt className="text-muted text-sm">{t(`admin-newsletter:counts.${name}`)}</dt>
            <dd className="tabular font-display font-semibold text-2xl">
              {counts ? formatNumber(counts[name]) : <Skeleton className="h-7 w-14" />}
            </dd>
          </div>
        ))}
      </dl>
      <Tabs
        chosen={tab}
        label={t('admin-newsletter:tabs.label')}
        onChoose={choose}
        tabs={tabs.map((name) => ({ name, title: t(`admin-newsletter:tabs.${name}`) }))}
      >
        {tab === 'issues' ? <IssuesTable recipients={counts?.confirmed ?? 0} /> : <SubscribersTable />}
      </Tabs>
    </>
  )
}
