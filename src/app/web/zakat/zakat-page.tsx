import { useQuery } from '@tanstack/react-query'
import { readSupport } from '#features/donations/core/donations.contract.ts'
import { useCalendarSettings } from '#features/hijri-calendar/web/calendar-settings.ts'
import { ZakatPage } from '#features/zakat/web/zakat-page.tsx'
import { reading } from '#shared/web/api/reading.ts'
import { useToday } from '#shared/web/use-today.ts'
import { useHijriFormat } from '../calendar/use-hijri-format.ts'

/** `/zakat` in the person's Hijri calendar, with the operator's page for donations. */
export default function ZakatPageWithOthers() {
  const { adjustment } = useCalendarSettings()
  const { data, isError } = useQuery(reading(readSupport, undefined))
  return (
    <ZakatPage
      adjustment={adjustment}
      donationPage={isError ? null : data?.answer.donationUrl}
      hijri={useHijriFormat()}
      today={useToday()}
    />
  )
}
