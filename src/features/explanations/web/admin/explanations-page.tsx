import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { explanationActions, explanationCategories, explanationFilters } from '../../core/explanation.ts'
import { explanationsScreen } from '../../core/explanations.admin-screens.ts'
import {
  type Explanation,
  exportExplanations,
  importExplanations,
  listExplanations,
} from '../../core/explanations.contract.ts'
import { actOnAll } from './explanation-actions.ts'
import { explanationColumns } from './explanation-columns.tsx'
import { ExplanationEditor } from './explanation-editor.tsx'

/** The explanations: searching, writing, reviewing and publishing. */
export default function ExplanationsPage() {
  return (
    <AdminPage about={t('admin-explanations:about')} screen={explanationsScreen}>
      <Explanations />
    </AdminPage>
  )
}

/** The table of explanations with their editor. */
export function Explanations() {
  const [opened, setOpened] = useState<Explanation | 'new'>()
  return (
    <>
      <p className="mb-4 flex justify-end">
        <Button look="action" onClick={() => setOpened('new')}>
          <Plus aria-hidden size={18} />
          {t('admin-explanations:create')}
        </Button>
      </p>
      <ExplanationList onOpen={setOpened} />
      {opened && (
        <ExplanationEditor
          explanation={opened === 'new' ? undefined : opened}
          key={opened === 'new' ? 'new' : opened.id}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function ExplanationList({ onOpen }: { onOpen: (explanation: Explanation) => void }) {
  return (
    <AdminTable<Explanation>
      bulk={explanationActions.map((action) => ({
        name: action,
        label: t(`admin-explanations:actions.${action}`),
        ...(action === 'delete' && { question: t('admin-explanations:deleteQuestion') }),
        run: (ids) => actOnAll(action, ids),
      }))}
      columns={explanationColumns()}
      empty={t('admin-explanations:empty')}
      exported={exportExplanations}
      filters={[
        {
          name: 'category',
          label: t('admin-explanations:category'),
          all: t('admin-explanations:everyCategory'),
          values: explanationCategories.map((value) => ({
            value,
            text: t(`admin-explanations:categories.${value}`),
          })),
        },
        {
          name: 'status',
          label: t('admin-explanations:status'),
          all: t('admin-explanations:everyStatus'),
          values: explanationFilters.map((value) => ({
            value,
            text: t(`admin-explanations:filters.${value}`),
          })),
        },
      ]}
      imported={importExplanations}
      keyOf={({ id }) => id}
      label={t('pages:adminExplanations.link')}
      list={listExplanations}
      onOpen={onOpen}
      searchLabel={t('admin-explanations:search')}
      titleOf={({ title }) => title}
    />
  )
}
