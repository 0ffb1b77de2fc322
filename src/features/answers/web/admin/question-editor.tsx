import type { EntryAction } from '#shared/core/directory/entry-state.ts'
import { type EditedEntries, EntryEditor } from '#shared/web/admin/entries/entry-editor.tsx'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { questionTroubles } from '../../core/question-troubles.ts'
import { newQuestion, type QuestionValues } from '../../core/question-values.ts'
import {
  actOnQuestions,
  createQuestion,
  listAdminQuestions,
  readAdminQuestion,
  updateQuestion,
} from '../../core/questions-admin.contract.ts'
import { comparedFields } from './compared-question.ts'
import { QuestionFields } from './question-fields.tsx'
import type { OpenedSuggestion } from './suggested-question.ts'

/** Does something to several questions. Throws the code of the first refusal. */
export async function actOnAll(action: EntryAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnQuestions, { body: { action, ids: [...ids] } }))
}

const editedQuestions: EditedEntries<QuestionValues> = {
  draft: 'question',
  list: listAdminQuestions.path,
  empty: newQuestion,
  troubles: questionTroubles,
  read: (id) => call(readAdminQuestion, { params: { id } }),
  create: (values) => call(createQuestion, { body: values }),
  save: (id, values, version) =>
    call(updateQuestion, { params: { id }, body: { ...values, ...(version !== undefined && { version }) } }),
  act: actOnAll,
}

/** The editor of a question, or of a new one without an id. One that begins as a suggestion settles that. */
export function QuestionEditor({
  id,
  suggestion,
  onClose,
}: {
  id: string | undefined
  suggestion: OpenedSuggestion | undefined
  onClose: () => void
}) {
  const entries = suggestion
    ? {
        ...editedQuestions,
        draft: `suggestion/${suggestion.id}`,
        empty: { ...newQuestion, ...suggestion.values },
        create: (values: QuestionValues) =>
          call(createQuestion, { body: { ...values, suggestion: suggestion.id } }),
      }
    : editedQuestions
  return (
    <EntryEditor
      entries={entries}
      fields={comparedFields()}
      id={id}
      onClose={onClose}
      title={t(`admin-questions:${id === undefined ? 'create' : 'edit'}`)}
    >
      {(editor) => <QuestionFields editor={editor} isNew={id === undefined} />}
    </EntryEditor>
  )
}
