import { useQuery } from '@tanstack/react-query'
import { LocateFixed, Plus } from 'lucide-react'
import { Link } from 'wouter'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { reading } from '#shared/web/api/reading.ts'
import { DirectoryPage } from '#shared/web/directory/directory-page.tsx'
import { cityName } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { businessCategories, MAIN_CITIES } from '../core/business.ts'
import { type BusinessAnswer, readBusinessCities } from '../core/businesses.contract.ts'
import { BusinessCard } from './business-card.tsx'
import { businessesList } from './businesses-list.ts'

/** As specified. */
const SKELETONS = 6
const LONGEST_CITY = 100
const NEAR_DECIMALS = 2

/** The businesses: search and filters. */
export default function BusinessesPage({
  place,
  locating,
  onLocate,
}: {
  place: Coordinates | undefined
  locating: boolean
  /** Asks the device where it is. */
  onLocate: () => void
}) {
  const cities = useCities()
  const [address, setAddress] = useAddressQuery()
  const wantsNear = address.get('sort') === 'near'
  const near = wantsNear && place ? nearText(place) : undefined
  const sortNear = () => {
    if (!wantsNear && !place) onLocate()
    setAddress(
      (now) => {
        now.delete('page')
        if (wantsNear) now.delete('sort')
        else now.set('sort', 'near')
        return now
      },
      { replace: true },
    )
  }
  return (
    <DirectoryPage<BusinessAnswer>
      card={(business) => <BusinessCard business={business} place={place} />}
      columns={2}
      filters={[
        {
          name: 'category',
          label: t('businesses:category'),
          all: t('businesses:all.category'),
          values: businessCategories.map((value) => ({ value, text: t(`businesses:categories.${value}`) })),
        },
        {
          name: 'city',
          label: t('businesses:city'),
          all: t('businesses:all.city'),
          values: cities.map((value) => ({ value, text: cityName(value) ?? value })),
        },
        {
          name: 'halalCertified',
          label: t('businesses:status'),
          all: t('businesses:all.status'),
          values: [{ value: 'true', text: t('businesses:certifiedOnly') }],
        },
      ]}
      keyOf={({ id }) => id}
      skeletons={SKELETONS}
      list={
        near ? { ...businessesList, source: { ...businessesList.source, fixed: { near } } } : businessesList
      }
      texts={{
        documentTitle: t('pages:islamicBusiness.title'),
        title: t('businesses:title'),
        about: t('businesses:intro'),
        search: t('businesses:search'),
        searchHint: t('businesses:searchHint'),
        none: t('businesses:none'),
        failed: t('businesses:failed'),
      }}
    >
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Link className={buttonClass({ look: 'action' })} href="/submit-business">
          <Plus aria-hidden size={18} />
          {t('businesses:add')}
        </Link>
        <Button aria-pressed={wantsNear} disabled={locating} onClick={sortNear}>
          <LocateFixed aria-hidden size={18} />
          {t('businesses:near')}
        </Button>
      </div>
      {wantsNear && (
        <p className="mt-2 text-muted text-sm" role="status">
          {t(near ? 'businesses:nearAbout' : locating ? 'businesses:nearLocating' : 'businesses:nearUnknown')}
        </p>
      )}
    </DirectoryPage>
  )
}

/** What is sent of a place: two decimals are about a kilometre. The distances are computed on the device. */
const nearText = ({ latitude, longitude }: Coordinates): string =>
  `${latitude.toFixed(NEAR_DECIMALS)},${longitude.toFixed(NEAR_DECIMALS)}`

/** The five cities that are always offered, those of the listed businesses, and the one in the address. */
function useCities(): readonly string[] {
  const [address] = useAddressQuery()
  const { data } = useQuery(reading(readBusinessCities, undefined))
  const chosen = address.get('city')?.slice(0, LONGEST_CITY)
  const all = new Set<string>([...MAIN_CITIES, ...(data?.answer ?? []), ...(chosen ? [chosen] : [])])
  return [...all].toSorted((a, b) => a.localeCompare(b))
}
