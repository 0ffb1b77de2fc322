import type { BusinessAnswer } from '#features/businesses/core/businesses.contract.ts'
import { businessTexts } from '#features/businesses/web/business-texts.ts'
import { businessesList } from '#features/businesses/web/businesses-list.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { directoryKind } from '../directory-kind.ts'

/** Businesses by name, description or address. */
export const businesses = directoryKind<BusinessAnswer>({
  name: 'businesses',
  list: businessesList,
  resultOf: (business) => {
    const { name, place } = businessTexts(business)
    return { slug: business.seoSlug, title: name, detail: place }
  },
  all: () => t('search:box.allBusinesses'),
})
