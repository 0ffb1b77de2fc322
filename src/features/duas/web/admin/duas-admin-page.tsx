import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import {
  entryBulk,
  entryStateColumns,
  entryTableFilters,
} from '#shared/web/admin/entries/entry-table-parts.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { duaCategories, duaThemes } from '../../core/dua.ts'
import { duasScreen, NEW_DUA } from '../../core/duas.admin-screens.ts'
import { type AdminDua, exportDuas, listAdminDuas } from '../../core/duas-admin.contract.ts'
import { actOnAll, DuaEditor } from './dua-editor.tsx'

/** The duas: searching, adding and correcting them. `/admin/duas/create` opens a new one. */
export default function DuasAdminPage() {
  const [path, navigate] = useLocation()
  const [opened, setOpened] = useState<AdminDua>()
  const isNew = path === NEW_DUA
  const close = () => (isNew ? navigate(duasScreen.path) : setOpened(undefined))
  return (
    <AdminPage
      about={t('admin-duas:about')}
      actions={
        <Button look="action" onClick={() => navigate(NEW_DUA)}>
          <Plus aria-hidden size={18} />
          {t('admin-duas:create')}
        </Button>
      }
      screen={duasScreen}
    >
      <AdminTable<AdminDua>
        bulk={entryBulk(actOnAll)}
        columns={columns()}
        empty={t('admin-duas:empty')}
        exported={exportDuas}
        filters={[
          {
            name: 'category',
            label: t('admin-duas:category'),
            all: t('admin-duas:everyCategory'),
            values: duaCategories.map((value) => ({ value, text: t(`duas:categories.${value}`) })),
          },
          {
            name: 'theme',
            label: t('duas:theme'),
            all: t('duas:everyTheme'),
            values: duaThemes.map((value) => ({ value, text: t(`duas:themes.${value}`) })),
          },
          ...entryTableFilters(),
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminDuas.link')}
        list={listAdminDuas}
        onOpen={setOpened}
        searchLabel={t('duas:search')}
        titleOf={titleOf}
      />
      {(isNew || opened) && (
        <DuaEditor id={isNew ? undefined : opened?.id} key={opened?.id ?? 'new'} onClose={close} />
      )}
    </AdminPage>
  )
}

const isArabic = () => currentLanguage().code === 'ar'

const titleOf = ({ title, titleArabic }: AdminDua) => (isArabic() && titleArabic !== '' ? titleArabic : title)

const columns = (): readonly AdminColumn<AdminDua>[] => [
  {
    id: 'order',
    title: t('admin-duas:name'),
    sortable: true,
    cell: (dua) => <bdi>{titleOf(dua)}</bdi>,
  },
  {
    id: 'text',
    title: t('admin-duas:text'),
    cell: ({ arabic, meaning }) => (
      <bdi className="line-clamp-2 max-w-80 md:min-w-56">{isArabic() ? arabic : meaning}</bdi>
    ),
  },
  {
    id: 'category',
    title: t('admin-duas:category'),
    cell: ({ categories }) => categories.map((each) => t(`duas:categories.${each}`)).join(' · ') || '–',
  },
  {
    id: 'theme',
    title: t('duas:theme'),
    cell: ({ themes }) => themes.map((each) => t(`duas:themes.${each}`)).join(' · '),
  },
  ...entryStateColumns<AdminDua>(),
]
