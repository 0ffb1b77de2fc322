import { useQuery } from '@tanstack/react-query'
import { reading } from '#shared/web/api/reading.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { BarChart } from '#shared/web/ui/bar-chart.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { readDonationMonths } from '../../core/donations-admin.contract.ts'
import { formatDollars } from '../format-dollars.ts'

/** Paid less refunded in each of the last twelve months. */
export function DonationMonths() {
  const { data, error } = useQuery({ ...reading(readDonationMonths, undefined), refetchOnMount: 'always' })
  const bars = data?.answer.months.map(({ month, paid, paidCents, refundedCents }) => ({
    key: month,
    name: monthName(month),
    value: paidCents - refundedCents,
    label: t('admin-donations:monthLabel', {
      month: monthName(month),
      amount: formatDollars(paidCents - refundedCents),
      count: paid,
      number: formatNumber(paid),
    }),
  }))
  const sum = bars?.reduce((total, { value }) => total + value, 0) ?? 0
  return (
    <Card className="mb-6" id="months" title={t('admin-donations:months')}>
      {error && <p className="text-muted">{t('staff:unreachable')}</p>}
      {!(bars || error) && <Skeleton className="h-40 w-full" />}
      {bars && (
        <>
          <p className="tabular font-display font-semibold text-2xl">{formatDollars(sum)}</p>
          <BarChart bars={bars} end={bars.at(-1)?.name ?? ''} start={bars[0]?.name ?? ''} />
        </>
      )}
    </Card>
  )
}

/** A month (`YYYY-MM`) with its year, in the language. */
function monthName(text: string): string {
  const [year = 0, month = 1] = text.split('-').map(Number)
  return formatDate({ year, month, day: 1 }, { month: 'long', year: 'numeric' })
}
