import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { entryBulk, entryColumns, entryTableFilters } from '#shared/web/admin/entries/entry-table-parts.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { countryName, joinNames } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { businessCategories, businessSources } from '../../core/business.ts'
import { businessesScreen } from '../../core/businesses.admin-screens.ts'
import {
  type AdminBusiness,
  exportBusinesses,
  listAdminBusinesses,
} from '../../core/businesses-admin.contract.ts'
import type { PlaceFinder } from '../submit/place-picker.tsx'
import { actOnAll, BusinessEditor } from './business-editor.tsx'

/** `/admin/businesses`: the listed businesses, to search, add, correct and remove. */
export function BusinessesAdminPage({ finder }: { finder: PlaceFinder }) {
  const [opened, setOpened] = useState<AdminBusiness | 'new'>()
  return (
    <AdminPage
      about={t('admin-businesses:list.about')}
      actions={
        <Button look="action" onClick={() => setOpened('new')}>
          <Plus aria-hidden size={18} />
          {t('admin-businesses:list.create')}
        </Button>
      }
      screen={businessesScreen}
    >
      <AdminTable<AdminBusiness>
        bulk={entryBulk(actOnAll).filter(({ name }) => name !== 'reset')}
        columns={columns()}
        empty={t('admin-businesses:list.empty')}
        exported={exportBusinesses}
        filters={[
          {
            name: 'category',
            label: t('businesses:category'),
            all: t('businesses:all.category'),
            values: businessCategories.map((value) => ({ value, text: t(`businesses:categories.${value}`) })),
          },
          {
            name: 'origin',
            label: t('admin-businesses:list.origin'),
            all: t('admin-businesses:list.everyOrigin'),
            values: businessSources.map((value) => ({
              value,
              text: t(`admin-businesses:list.origins.${value}`),
            })),
          },
          ...entryTableFilters().filter(({ name }) => name !== 'source'),
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminBusinesses.link')}
        list={listAdminBusinesses}
        onOpen={setOpened}
        searchLabel={t('admin-businesses:list.search')}
        titleOf={({ name }) => name}
      />
      {opened && (
        <BusinessEditor
          finder={finder}
          id={opened === 'new' ? undefined : opened.id}
          key={opened === 'new' ? 'new' : opened.id}
          onClose={() => setOpened(undefined)}
        />
      )}
    </AdminPage>
  )
}

/** A business has an origin instead of who wrote an entry. */
const columns = (): readonly AdminColumn<AdminBusiness>[] => [
  {
    id: 'name',
    title: t('business-submission:fields.name'),
    sortable: true,
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  {
    id: 'city',
    title: t('business-submission:fields.city'),
    cell: ({ city, country }) => <bdi>{joinNames(city, countryName(country) ?? country)}</bdi>,
  },
  {
    id: 'category',
    title: t('businesses:category'),
    cell: ({ category }) => t(`businesses:categories.${category}`),
  },
  {
    id: 'origin',
    title: t('admin-businesses:list.origin'),
    cell: ({ origin }) => t(`admin-businesses:list.origins.${origin}`),
  },
  ...entryColumns<AdminBusiness>().filter(({ id }) => id !== 'source'),
]
