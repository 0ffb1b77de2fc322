import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { arabic, english } from '#shared/web/admin/editor/field-language.ts'
import { call } from '#shared/web/api/call.ts'
import { reading } from '#shared/web/api/reading.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { useDebounced } from '#shared/web/use-debounced.ts'
import { QUESTION_LENGTHS } from '../../core/question-values.ts'
import { listAdminQuestions, readAdminQuestion } from '../../core/questions-admin.contract.ts'
import { type QuestionEditing, titleOf, troubleOf } from './editing-question.ts'

/** How long the search waits for more letters. */
const TYPING_MS = 300
const MOST_FOUND = 6

/** What finds a question: its keywords, and the questions that link to it from theirs. */
export function KeywordFields({ editor }: { editor: QuestionEditing }) {
  const { values, change } = editor
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['keywords', 'keywordsArabic'] as const).map((field) => (
          <TextArea
            hint={field === 'keywords' ? t('admin-questions:hints.keywords') : ''}
            key={field}
            label={t(`admin-questions:fields.${field}`)}
            name={field}
            onText={(text) => change({ [field]: text === '' ? [] : text.split('\n') })}
            rows={5}
            trouble={troubleOf(editor, field)}
            value={values[field].join('\n')}
            {...(field === 'keywords' ? english : arabic)}
          />
        ))}
      </div>
      <RelatedQuestions
        error={troubleOf(editor, 'related')}
        ids={values.related}
        onChange={(related) => change({ related })}
        own={values.id}
      />
    </div>
  )
}

function RelatedQuestions({
  ids,
  own,
  error,
  onChange,
}: {
  ids: readonly string[]
  own: string
  error: string | undefined
  onChange: (ids: readonly string[]) => void
}) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), TYPING_MS)
  const { data } = useQuery({
    ...reading(listAdminQuestions, { search, limit: String(MOST_FOUND) }),
    enabled: search !== '',
  })
  const found = data?.answer.data.filter(({ id }) => id !== own && !ids.includes(id)) ?? []
  return (
    <section aria-labelledby="related-questions" className="grid gap-3">
      <h3 className="font-semibold text-[0.9375rem]" id="related-questions">
        {t('answers:page.related')}
      </h3>
      <ul className="grid gap-1 empty:hidden">
        {ids.map((id) => (
          <li className="flex items-center justify-between gap-3 rounded-xl bg-sunken ps-4" key={id}>
            <RelatedTitle id={id} />
            <Button
              aria-label={t('admin-questions:related.remove', { id })}
              look="plain"
              onClick={() => onChange(ids.filter((each) => each !== id))}
              round
            >
              <X aria-hidden size={18} />
            </Button>
          </li>
        ))}
      </ul>
      {ids.length < QUESTION_LENGTHS.items && (
        <TextField
          autoComplete="off"
          error={error}
          label={t('admin-questions:related.search')}
          maxLength={100}
          name="related"
          onChange={({ target }) => setTyped(target.value)}
          // Enter would save the question.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          type="search"
          value={typed}
        />
      )}
      <ul className="grid gap-1 empty:hidden">
        {found.map((question) => (
          <li key={question.id}>
            <Button
              className="w-full justify-start! text-start"
              onClick={() => {
                onChange([...ids, question.id])
                setTyped('')
              }}
            >
              <Plus aria-hidden className="shrink-0" size={16} />
              <bdi>{titleOf(question)}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The title of a chosen question; its id until it is read. */
function RelatedTitle({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: [listAdminQuestions.path, 'title', id],
    queryFn: () => call(readAdminQuestion, { params: { id } }),
  })
  return <bdi className="min-w-0 break-words py-2">{data ? titleOf(data) : id}</bdi>
}
