import { ExternalLink } from 'lucide-react'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { donationStates } from '../../core/donation-states.ts'
import { donationsScreen } from '../../core/donations.admin-screens.ts'
import { type Donation, exportDonations, listDonations } from '../../core/donations-admin.contract.ts'
import { formatDollars } from '../format-dollars.ts'
import { DonationMonths } from './donation-months.tsx'

/** The donations with their sums by month. They name nobody. */
export default function DonationsPage() {
  return (
    <AdminPage about={t('admin-donations:about')} screen={donationsScreen}>
      <DonationMonths />
      <AdminTable<Donation>
        columns={columns()}
        empty={t('admin-donations:empty')}
        exported={exportDonations}
        filters={[
          {
            name: 'state',
            label: t('admin-donations:state'),
            all: t('admin-donations:everyState'),
            values: donationStates.map((value) => ({ value, text: t(`admin-donations:states.${value}`) })),
          },
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminDonations.link')}
        list={listDonations}
        searchLabel={t('admin-donations:search')}
        titleOf={({ cents, startedAt }) => `${formatDollars(cents)}, ${formatInstant(startedAt)}`}
      />
    </AdminPage>
  )
}

const isWhollyRefunded = ({ paidCents, refundedCents }: Pick<Donation, 'paidCents' | 'refundedCents'>) =>
  refundedCents > 0 && refundedCents >= paidCents

const tones = { pledged: 'quiet', started: 'quiet', paid: 'good', refunded: 'ended' } as const

const columns = (): readonly AdminColumn<Donation>[] => [
  {
    id: 'started',
    title: t('admin-donations:started'),
    sortable: true,
    cell: ({ startedAt }) => <span className="whitespace-nowrap">{formatInstant(startedAt)}</span>,
  },
  {
    id: 'amount',
    title: t('admin-donations:amount'),
    sortable: true,
    cell: ({ cents, refundedCents }) => (
      <span className="tabular">
        {formatDollars(cents)}
        {refundedCents > 0 && (
          <span className="block text-muted text-sm">
            {t('admin-donations:refundedAmount', { amount: formatDollars(refundedCents) })}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'state',
    title: t('admin-donations:state'),
    cell: (donation) => (
      <AdminBadge tone={tones[donation.state]}>
        {donation.refundedCents > 0 && !isWhollyRefunded(donation)
          ? t('admin-donations:partlyRefunded')
          : t(`admin-donations:states.${donation.state}`)}
      </AdminBadge>
    ),
  },
  {
    id: 'interval',
    title: t('admin-donations:interval'),
    cell: ({ interval }) => t(`admin-donations:intervals.${interval}`),
  },
  {
    id: 'paid',
    title: t('admin-donations:paid'),
    sortable: true,
    cell: ({ paidAt }) => <span className="whitespace-nowrap">{paidAt ? formatInstant(paidAt) : '–'}</span>,
  },
  {
    id: 'payment',
    title: t('admin-donations:payment'),
    cell: ({ paymentUrl, ...donation }) =>
      paymentUrl ? (
        <a
          className="inline-flex min-h-11 items-center gap-1.5 text-action underline underline-offset-4"
          href={paymentUrl}
          rel="noreferrer"
          target="_blank"
        >
          {t(`admin-donations:${isWhollyRefunded(donation) ? 'show' : 'refund'}`)}
          <ExternalLink aria-hidden size={15} />
        </a>
      ) : (
        '–'
      ),
  },
]
