import { useQuery } from '@tanstack/react-query'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { reading } from '#shared/web/api/reading.ts'
import { DirectoryPage } from '#shared/web/directory/directory-page.tsx'
import { cityName } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { businessCategories, MAIN_CITIES } from '../core/business.ts'
import { type BusinessAnswer, readBusinessCities } from '../core/businesses.contract.ts'
import { BusinessCard } from './business-card.tsx'
import { businessesList } from './businesses-list.ts'

/** As specified. */
const SKELETONS = 6
const LONGEST_CITY = 100

/** The businesses: search and filters. */
export default function BusinessesPage({ place }: { place: Coordinates | undefined }) {
  const cities = useCities()
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
      list={businessesList}
      texts={{
        documentTitle: t('pages:islamicBusiness.title'),
        title: t('businesses:title'),
        about: t('businesses:intro'),
        search: t('businesses:search'),
        searchHint: t('businesses:searchHint'),
        none: t('businesses:none'),
        failed: t('businesses:failed'),
      }}
    />
  )
}

/** The five cities that are always offered, those of the listed businesses, and the one in the address. */
function useCities(): readonly string[] {
  const [address] = useAddressQuery()
  const { data } = useQuery(reading(readBusinessCities, undefined))
  const chosen = address.get('city')?.slice(0, LONGEST_CITY)
  const all = new Set<string>([...MAIN_CITIES, ...(data?.answer ?? []), ...(chosen ? [chosen] : [])])
  return [...all].toSorted((a, b) => a.localeCompare(b))
}
