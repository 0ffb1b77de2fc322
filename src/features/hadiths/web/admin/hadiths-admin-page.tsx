import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { entryBulk, entryColumns, entryTableFilters } from '#shared/web/admin/entries/entry-table-parts.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { formatSource } from '#shared/web/sources/format-source.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { hadithCollections, hadithGrades, hadithThemes } from '../../core/hadith.ts'
import { hadithsScreen, NEW_HADITH } from '../../core/hadiths.admin-screens.ts'
import { type AdminHadith, exportHadiths, listAdminHadiths } from '../../core/hadiths-admin.contract.ts'
import { actOnAll, HadithEditor } from './hadith-editor.tsx'

/** The checked hadiths: searching, adding and correcting them. `/admin/hadiths/create` opens a new one. */
export default function HadithsAdminPage() {
  const [path, navigate] = useLocation()
  const [opened, setOpened] = useState<AdminHadith>()
  const isNew = path === NEW_HADITH
  const close = () => (isNew ? navigate(hadithsScreen.path) : setOpened(undefined))
  return (
    <AdminPage
      about={t('admin-hadiths:about')}
      actions={
        <Button look="action" onClick={() => navigate(NEW_HADITH)}>
          <Plus aria-hidden size={18} />
          {t('admin-hadiths:create')}
        </Button>
      }
      screen={hadithsScreen}
    >
      <AdminTable<AdminHadith>
        bulk={entryBulk(actOnAll)}
        columns={columns()}
        empty={t('admin-hadiths:empty')}
        exported={exportHadiths}
        filters={[
          {
            name: 'collection',
            label: t('hadiths:collection'),
            all: t('hadiths:all.collection'),
            values: hadithCollections.map((value) => ({ value, text: t(`sources:books.${value}`) })),
          },
          {
            name: 'theme',
            label: t('hadiths:theme'),
            all: t('hadiths:all.theme'),
            values: hadithThemes.map((value) => ({ value, text: t(`hadiths:themes.${value}`) })),
          },
          {
            name: 'grade',
            label: t('admin-hadiths:grade'),
            all: t('admin-hadiths:everyGrade'),
            values: hadithGrades.map((value) => ({ value, text: t(`hadiths:grades.${value}`) })),
          },
          ...entryTableFilters(),
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminHadiths.link')}
        list={listAdminHadiths}
        onOpen={setOpened}
        searchLabel={t('hadiths:search')}
        titleOf={referenceOf}
      />
      {(isNew || opened) && (
        <HadithEditor id={isNew ? undefined : opened?.id} key={opened?.id ?? 'new'} onClose={close} />
      )}
    </AdminPage>
  )
}

const referenceOf = ({ collection, number }: AdminHadith) => formatSource({ book: collection, number })

const isArabic = () => currentLanguage().code === 'ar'

const columns = (): readonly AdminColumn<AdminHadith>[] => [
  {
    id: 'order',
    title: t('admin-hadiths:reference'),
    sortable: true,
    cell: (hadith) => <bdi className="md:whitespace-nowrap">{referenceOf(hadith)}</bdi>,
  },
  {
    id: 'text',
    title: t('admin-hadiths:text'),
    cell: ({ arabic, translation }) => (
      <bdi className="line-clamp-2 max-w-80 md:min-w-56">{isArabic() ? arabic : translation}</bdi>
    ),
  },
  {
    id: 'narrator',
    title: t('admin-hadiths:narrator'),
    cell: ({ narrator, narratorArabic }) => <bdi>{isArabic() ? narratorArabic : narrator}</bdi>,
  },
  { id: 'grade', title: t('admin-hadiths:grade'), cell: ({ grade }) => t(`hadiths:grades.${grade}`) },
  { id: 'theme', title: t('hadiths:theme'), cell: ({ theme }) => t(`hadiths:themes.${theme}`) },
  ...entryColumns<AdminHadith>(),
]
