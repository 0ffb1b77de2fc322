import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { mosqueSources } from '../../core/mosque-source.ts'
import { mosqueActions, mosqueStates } from '../../core/mosque-values.ts'
import { mosquesScreen, pendingMosquesScreen } from '../../core/mosques.admin-screens.ts'
import { exportMosques, type ListedMosque, listAdminMosques } from '../../core/mosques-admin.contract.ts'
import { countryOptions } from './country-options.ts'
import { actOnAll } from './mosque-actions.ts'
import { mosqueColumns, titleOf } from './mosque-columns.tsx'
import { MosqueEditor } from './mosque-editor.tsx'
import type { FindCity } from './place-fields.tsx'

/** `/admin/mosques`: every mosque, with its editor. */
export function AdminMosquesPage({ findCity }: { findCity: FindCity }) {
  const [opened, setOpened] = useState<ListedMosque | 'new'>()
  return (
    <AdminPage
      about={t('admin-mosques:about')}
      actions={
        <>
          <Link className={buttonClass()} href={pendingMosquesScreen.path}>
            {t('admin-mosques:pendingPage.link')}
          </Link>
          <Button look="action" onClick={() => setOpened('new')}>
            <Plus aria-hidden size={18} />
            {t('admin-mosques:create')}
          </Button>
        </>
      }
      screen={mosquesScreen}
    >
      <MosqueList onOpen={setOpened} />
      {opened && (
        <MosqueEditor
          findCity={findCity}
          key={opened === 'new' ? 'new' : opened.id}
          mosque={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </AdminPage>
  )
}

function MosqueList({ onOpen }: { onOpen: (mosque: ListedMosque) => void }) {
  return (
    <AdminTable<ListedMosque>
      bulk={mosqueActions.map((action) => ({
        name: action,
        label: t(`admin-mosques:actions.${action}`),
        ...((action === 'delete' || action === 'takeSource') && {
          question: t(`admin-mosques:questions.${action}`),
        }),
        run: (ids) => actOnAll(action, ids),
      }))}
      columns={mosqueColumns()}
      empty={t('admin-mosques:empty')}
      exported={exportMosques}
      filters={[
        {
          name: 'country',
          label: t('admin-mosques:fields.country'),
          all: t('admin-mosques:everyCountry'),
          values: countryOptions(),
        },
        {
          name: 'verified',
          label: t('admin-mosques:verification'),
          all: t('admin-mosques:any'),
          values: [
            { value: 'yes', text: t('admin-mosques:verified') },
            { value: 'no', text: t('admin-mosques:pending') },
          ],
        },
        {
          name: 'source',
          label: t('admin-mosques:source'),
          all: t('admin-mosques:everySource'),
          values: mosqueSources.map((value) => ({ value, text: t(`admin-mosques:sources.${value}`) })),
        },
        {
          name: 'state',
          label: t('admin-mosques:state'),
          all: t('admin-mosques:usual'),
          values: mosqueStates.map((value) => ({ value, text: t(`admin-mosques:states.${value}`) })),
        },
      ]}
      keyOf={({ id }) => id}
      label={t('pages:adminMosques.link')}
      list={listAdminMosques}
      onOpen={onOpen}
      rowsIn="mosques"
      searchLabel={t('admin-mosques:search')}
      titleOf={titleOf}
    />
  )
}
