import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { entryBulk, entryColumns, entryTableFilters } from '#shared/web/admin/entries/entry-table-parts.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { galleryScreen } from '../../core/gallery.admin-screens.ts'
import { type AdminPicture, exportPictures, listAdminPictures } from '../../core/gallery-admin.contract.ts'
import { categories } from '../../core/picture.ts'
import { actOnAll, PictureEditor } from './picture-editor.tsx'

/** The added pictures of the gallery: uploading, describing, publishing and deleting. */
export default function GalleryAdminPage() {
  const [opened, setOpened] = useState<AdminPicture | 'new'>()
  const id = opened === 'new' ? undefined : opened?.id
  return (
    <AdminPage
      about={t('admin-gallery:about')}
      actions={
        <Button look="action" onClick={() => setOpened('new')}>
          <Plus aria-hidden size={18} />
          {t('admin-gallery:create')}
        </Button>
      }
      screen={galleryScreen}
    >
      <AdminTable<AdminPicture>
        bulk={entryBulk(actOnAll)}
        columns={columns()}
        empty={t('admin-gallery:empty')}
        exported={exportPictures}
        filters={[
          {
            name: 'category',
            label: t('admin-gallery:category'),
            all: t('admin-gallery:everyCategory'),
            values: categories.map((value) => ({ value, text: t(`gallery:categories.${value}`) })),
          },
          ...entryTableFilters(),
        ]}
        keyOf={(picture) => picture.id}
        label={t('pages:adminGallery.link')}
        list={listAdminPictures}
        onOpen={setOpened}
        searchLabel={t('admin-gallery:search')}
        titleOf={titleOf}
      />
      {opened && <PictureEditor id={id} key={id ?? 'new'} onClose={() => setOpened(undefined)} />}
    </AdminPage>
  )
}

const titleOf = ({ title, titleArabic }: AdminPicture) =>
  currentLanguage().code === 'ar' ? titleArabic : title

const columns = (): readonly AdminColumn<AdminPicture>[] => [
  {
    id: 'title',
    title: t('admin-gallery:title'),
    sortable: true,
    cell: (picture) => <bdi className="break-words">{titleOf(picture)}</bdi>,
  },
  {
    id: 'category',
    title: t('admin-gallery:category'),
    sortable: true,
    cell: ({ category }) => t(`gallery:categories.${category}`),
  },
  {
    id: 'author',
    title: t('admin-gallery:fields.author'),
    cell: ({ author }) => <bdi>{author}</bdi>,
  },
  {
    id: 'licence',
    title: t('admin-gallery:fields.licence'),
    cell: ({ licence }) => <bdi className="break-words">{licence}</bdi>,
  },
  {
    id: 'featured',
    title: t('gallery:featured'),
    cell: ({ isFeatured }) => (isFeatured ? t('gallery:featured') : '–'),
  },
  ...entryColumns<AdminPicture>(),
]
