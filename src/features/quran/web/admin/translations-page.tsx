import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { notifyChange, notifyNotChanged } from '#shared/web/admin/notify-change.ts'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { formatNumber, languageName } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { translationOrigins } from '../../core/import/translation-origin.ts'
import { translationsScreen } from '../../core/quran.admin-screens.ts'
import {
  type AdminTranslation,
  actOnTranslations,
  type CheckedTranslation,
  listAdminTranslations,
} from '../../core/translations-admin.contract.ts'
import { ImportTranslation } from './import-translation.tsx'

/** The translations of the Quran: importing and deleting them. */
export default function TranslationsPage() {
  const [isImporting, setImporting] = useState(false)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [listAdminTranslations.path] })
  const act = async (action: 'delete' | 'restore', ids: readonly string[]) => {
    const answer = await call(actOnTranslations, { body: { action, ids: [...ids] } })
    await refresh()
    throwRefusal(answer)
  }
  const actOnOne: ActOnOne = async (action, id) => {
    try {
      await act(action, [id])
      if (action === 'delete') notifyChange('deleted', () => act('restore', [id]))
      else notifyChange('saved', () => act('delete', [id]))
    } catch (error) {
      notifyNotChanged(error)
    }
  }
  const onStored = async ({ id, existing }: CheckedTranslation) => {
    setImporting(false)
    notifyChange('imported', existing ? undefined : () => act('delete', [id]))
    await refresh()
  }
  return (
    <AdminPage
      about={t('admin-translations:about')}
      actions={
        <Button look="action" onClick={() => setImporting(true)}>
          <Upload aria-hidden size={18} />
          {t('admin-translations:import')}
        </Button>
      }
      screen={translationsScreen}
    >
      <AdminTable<AdminTranslation>
        columns={columns(actOnOne)}
        empty={t('admin-translations:empty')}
        filters={[
          {
            name: 'origin',
            label: t('admin-translations:origin'),
            all: t('admin-translations:everyOrigin'),
            values: translationOrigins.map((value) => ({
              value,
              text: t(`admin-translations:origins.${value}`),
            })),
          },
          {
            name: 'state',
            label: t('admin:entries.state'),
            all: t('admin-translations:available'),
            values: [{ value: 'deleted', text: t('admin:entries.states.deleted') }],
          },
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminTranslations.link')}
        list={listAdminTranslations}
        searchLabel={t('admin-translations:search')}
        titleOf={({ name }) => name}
      />
      {isImporting && (
        <ImportTranslation onClose={() => setImporting(false)} onStored={(found) => void onStored(found)} />
      )}
    </AdminPage>
  )
}

type ActOnOne = (action: 'delete' | 'restore', id: string) => Promise<void>

const columns = (act: ActOnOne): readonly AdminColumn<AdminTranslation>[] => [
  {
    id: 'name',
    title: t('admin-translations:fields.name'),
    sortable: true,
    cell: ({ name, language, state }) => (
      <span className="flex flex-wrap items-center gap-2">
        <bdi className="break-words" lang={language}>
          {name}
        </bdi>
        {state === 'deleted' && <AdminBadge tone="ended">{t('admin:entries.states.deleted')}</AdminBadge>}
      </span>
    ),
  },
  {
    id: 'language',
    title: t('admin-translations:fields.language'),
    sortable: true,
    cell: ({ language, isDefault }) => (
      <span className="flex flex-wrap items-center gap-2">
        {languageName(language)}
        {isDefault && <AdminBadge tone="good">{t('admin-translations:default')}</AdminBadge>}
      </span>
    ),
  },
  {
    id: 'origin',
    title: t('admin-translations:origin'),
    cell: ({ origin }) => t(`admin-translations:origins.${origin}`),
  },
  {
    id: 'verses',
    title: t('admin-translations:verses'),
    cell: ({ verseCount }) => <span className="tabular">{formatNumber(verseCount)}</span>,
  },
  {
    id: 'licence',
    title: t('admin-translations:fields.licence'),
    cell: ({ licence }) => <bdi className="break-words text-sm">{licence}</bdi>,
  },
  {
    id: 'actions',
    title: t('admin-translations:actions'),
    cell: ({ id, name, origin, state }) => {
      if (origin !== 'imported') return null
      const action = state === 'deleted' ? 'restore' : 'delete'
      return (
        <Button
          aria-label={t(`admin-translations:${action}One`, { name })}
          onClick={() => void act(action, id)}
        >
          {t(`admin:entries.actions.${action}`)}
        </Button>
      )
    },
  },
]
