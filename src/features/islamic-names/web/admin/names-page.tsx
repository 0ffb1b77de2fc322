import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { entryActions, entrySources, entryStates } from '#shared/core/directory/entry-state.ts'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { nameCategories, nameGenders, nameOrigins } from '../../core/islamic-name.ts'
import { NAMES_IMPORT, namesScreen } from '../../core/islamic-names.admin-screens.ts'
import { exportNames, importNames, type ListedName, listAdminNames } from '../../core/names-admin.contract.ts'
import { actOnAll } from './name-actions.ts'
import { nameColumns } from './name-columns.tsx'
import { NameEditor } from './name-editor.tsx'

/** `/admin/names` and, with the import open, `/admin/names/import`. */
export default function AdminNamesPage() {
  const [opened, setOpened] = useState<ListedName | 'new'>()
  return (
    <AdminPage
      about={t('admin-names:about')}
      actions={
        <Button look="action" onClick={() => setOpened('new')}>
          <Plus aria-hidden size={18} />
          {t('admin-names:create')}
        </Button>
      }
      screen={namesScreen}
    >
      <NameList onOpen={setOpened} />
      {opened && (
        <NameEditor
          key={opened === 'new' ? 'new' : opened.id}
          name={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </AdminPage>
  )
}

function NameList({ onOpen }: { onOpen: (name: ListedName) => void }) {
  const [path] = useLocation()
  return (
    <AdminTable<ListedName>
      bulk={entryActions.map((action) => ({
        name: action,
        label: t(`admin-names:actions.${action}`),
        ...((action === 'delete' || action === 'reset') && {
          question: t(`admin-names:questions.${action}`),
        }),
        run: (ids) => actOnAll(action, ids),
      }))}
      columns={nameColumns()}
      empty={t('admin-names:empty')}
      exported={exportNames}
      filters={[
        filterOf('gender', nameGenders),
        filterOf('category', nameCategories),
        filterOf('origin', nameOrigins),
        {
          name: 'source',
          label: t('admin-names:source'),
          all: t('admin-names:everySource'),
          values: entrySources.map((value) => ({ value, text: t(`admin-names:sources.${value}`) })),
        },
        {
          name: 'state',
          label: t('admin-names:state'),
          all: t('admin-names:usual'),
          values: entryStates.map((value) => ({ value, text: t(`admin-names:states.${value}`) })),
        },
      ]}
      imported={importNames}
      keyOf={({ id }) => id}
      label={t('pages:adminNames.link')}
      list={listAdminNames}
      onOpen={onOpen}
      searchLabel={t('admin-names:search')}
      startsImport={path === NAMES_IMPORT}
      titleOf={({ name }) => name}
    />
  )
}

const plurals = { gender: 'genders', category: 'categories', origin: 'origins' } as const

/** A filter with the texts of the public list. */
const filterOf = (name: keyof typeof plurals, values: readonly string[]) => ({
  name,
  label: t(`islamic-names:${name}`),
  all: t(`islamic-names:all.${name}`),
  values: values.map((value) => ({ value, text: t(`islamic-names:${plurals[name]}.${value}`) })),
})
