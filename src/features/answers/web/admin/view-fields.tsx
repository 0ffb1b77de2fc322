import { arabic, english } from '#shared/web/admin/editor/field-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { QUESTION_LENGTHS, type ViewValues } from '../../core/question-values.ts'
import { type QuestionEditing, troubleOf } from './editing-question.ts'

/** The views of the schools with their works, English and Arabic side by side. */
export function ViewFields({ editor }: { editor: QuestionEditing }) {
  const { values, change } = editor
  const set = (school: ViewValues['school'], next: Partial<ViewValues>) =>
    change({ views: values.views.map((view) => (view.school === school ? { ...view, ...next } : view)) })
  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">{t('admin-questions:hints.views')}</p>
      <p className="text-ending text-sm empty:hidden" role="alert">
        {troubleOf(editor, 'views')}
      </p>
      {values.views.map((view) => (
        <fieldset className="min-w-0 rounded-xl border border-hairline p-4" key={view.school}>
          <legend className="px-1 font-semibold">{t(`answers:schools.${view.school}`)}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {(['text', 'textArabic'] as const).map((field) => (
              <TextArea
                hint=""
                key={field}
                label={t(`admin-questions:views.${field}`)}
                maxLength={QUESTION_LENGTHS.view}
                name={`${view.school}-${field}`}
                onText={(text) => set(view.school, { [field]: text })}
                rows={3}
                value={view[field]}
                {...(field === 'text' ? english : arabic)}
              />
            ))}
            {(['source', 'sourceArabic'] as const).map((field) => (
              <TextField
                autoComplete="off"
                key={field}
                label={t(`admin-questions:views.${field}`)}
                maxLength={QUESTION_LENGTHS.line}
                name={`${view.school}-${field}`}
                onChange={({ target }) => set(view.school, { [field]: target.value })}
                value={view[field]}
                {...(field === 'source' ? english : arabic)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
