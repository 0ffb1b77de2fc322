import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { questionTroubleCodes } from '../../core/question-troubles.ts'
import type { QuestionValues } from '../../core/question-values.ts'
import type { AdminQuestion } from '../../core/questions-admin.contract.ts'

/** The editor of a question, as far as its fields use it. */
export type QuestionEditing = Pick<
  ReturnType<typeof useEditor<QuestionValues>>,
  'values' | 'change' | 'troubles'
>

const codes: readonly string[] = [...questionTroubleCodes, 'no_such_question', 'too_many']

/** The problem of a field as text. */
export function troubleOf({ troubles }: QuestionEditing, field: keyof QuestionValues): string | undefined {
  const code = troubles[field]
  return code && t(`admin-questions:troubles.${codes.includes(code) ? code : 'not_valid'}`)
}

/** The question in the interface’s language, as far as it is written. */
export const titleOf = ({ question, questionArabic }: Pick<AdminQuestion, 'question' | 'questionArabic'>) =>
  (currentLanguage().code === 'ar' && questionArabic) || question
