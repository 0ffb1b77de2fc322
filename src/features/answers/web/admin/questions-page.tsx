import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { entryBulk, entryColumns, entryTableFilters } from '#shared/web/admin/entries/entry-table-parts.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { NEW_QUESTION, questionsScreen } from '../../core/answers.admin-screens.ts'
import { answerCategories } from '../../core/question.ts'
import {
  type AdminQuestion,
  exportQuestions,
  listAdminQuestions,
} from '../../core/questions-admin.contract.ts'
import { titleOf } from './editing-question.ts'
import { actOnAll, QuestionEditor } from './question-editor.tsx'
import { useOpenedSuggestion } from './suggested-question.ts'

/**
 * The questions: searching, writing and publishing. `/admin/questions/create` opens a new one, and `?open=` with an id that
 * one.
 */
export default function QuestionsAdminPage() {
  const [path, navigate] = useLocation()
  const [opened, setOpened] = useState<AdminQuestion>()
  const [address, setAddress] = useAddressQuery()
  const suggestion = useOpenedSuggestion()
  const isNew = path === NEW_QUESTION
  const id = isNew ? undefined : (opened?.id ?? address.get('open') ?? undefined)
  const close = () => {
    if (isNew) return navigate(questionsScreen.path)
    setOpened(undefined)
    setAddress(
      (now) => {
        now.delete('open')
        return now
      },
      { replace: true },
    )
  }
  return (
    <AdminPage
      about={t('admin-questions:about')}
      actions={
        <Button look="action" onClick={() => navigate(NEW_QUESTION)}>
          <Plus aria-hidden size={18} />
          {t('admin-questions:create')}
        </Button>
      }
      screen={questionsScreen}
    >
      <AdminTable<AdminQuestion>
        bulk={entryBulk(actOnAll)}
        columns={columns()}
        empty={t('admin-questions:empty')}
        exported={exportQuestions}
        filters={[
          {
            name: 'category',
            label: t('answers:category'),
            all: t('answers:all.category'),
            values: answerCategories.map((value) => ({ value, text: t(`answers:categories.${value}`) })),
          },
          ...entryTableFilters(),
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminQuestions.link')}
        list={listAdminQuestions}
        onOpen={setOpened}
        searchLabel={t('answers:search')}
        titleOf={titleOf}
      />
      {(isNew || id !== undefined) && (
        <QuestionEditor
          id={id}
          key={id ?? suggestion?.id ?? 'new'}
          onClose={close}
          suggestion={isNew ? suggestion : undefined}
        />
      )}
    </AdminPage>
  )
}

const columns = (): readonly AdminColumn<AdminQuestion>[] => [
  {
    id: 'question',
    title: t('admin-questions:question'),
    sortable: true,
    cell: (question) => <bdi className="break-words">{titleOf(question)}</bdi>,
  },
  {
    id: 'category',
    title: t('answers:category'),
    cell: ({ category }) => t(`answers:categories.${category}`),
  },
  {
    id: 'schools',
    title: t('admin-questions:schools'),
    cell: ({ schools }) => <span className="tabular">{formatNumber(schools)}</span>,
  },
  {
    id: 'references',
    title: t('admin-questions:references'),
    cell: ({ references }) => <span className="tabular">{formatNumber(references)}</span>,
  },
  ...entryColumns<AdminQuestion>(),
]
