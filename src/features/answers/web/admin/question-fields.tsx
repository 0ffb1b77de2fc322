import { useState } from 'react'
import { titleSlug } from '#shared/core/directory/title-slug.ts'
import { arabic, english } from '#shared/web/admin/editor/field-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { Tabs } from '#shared/web/ui/tabs.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { answerCategories } from '../../core/question.ts'
import { QUESTION_LENGTHS, type QuestionValues } from '../../core/question-values.ts'
import { type QuestionEditing, troubleOf } from './editing-question.ts'
import { KeywordFields } from './keyword-fields.tsx'
import { QuestionReferences } from './question-references.tsx'
import { ViewFields } from './view-fields.tsx'

const tabs = {
  texts: ['id', 'question', 'questionArabic', 'short', 'shortArabic', 'answer', 'answerArabic'],
  schools: ['views'],
  references: ['quran', 'hadiths', 'sources'],
  search: ['keywords', 'keywordsArabic', 'related'],
} as const satisfies Record<string, readonly (keyof QuestionValues)[]>
type Tab = keyof typeof tabs
const tabNames = Object.keys(tabs) as Tab[]

/** The fields of a question in tabs. A new one gets its address from the English question until that is changed. */
export function QuestionFields({ editor, isNew }: { editor: QuestionEditing; isNew: boolean }) {
  const { values, change, troubles } = editor
  const [chosen, choose] = useState<Tab>('texts')
  const hasTrouble = (tab: Tab) => tabs[tab].some((field) => field in troubles)
  return (
    <div className="grid gap-5">
      <div>
        <Tabs<Tab>
          chosen={chosen}
          label={t('admin-questions:parts')}
          onChoose={choose}
          tabs={tabNames.map((name) => {
            const tab = t(`admin-questions:tabs.${name}`)
            return { name, title: hasTrouble(name) ? t('admin-questions:tabs.check', { tab }) : tab }
          })}
        >
          {chosen === 'texts' && <TextFields editor={editor} isNew={isNew} />}
          {chosen === 'schools' && <ViewFields editor={editor} />}
          {chosen === 'references' && <QuestionReferences editor={editor} />}
          {chosen === 'search' && <KeywordFields editor={editor} />}
        </Tabs>
        <p className="mt-4 text-ending text-sm empty:hidden" role="alert">
          {tabNames.some((name) => name !== chosen && hasTrouble(name)) && t('admin-questions:otherTabs')}
        </p>
      </div>
      <div className="grid items-end gap-x-8 gap-y-2 border-hairline border-t pt-4 sm:grid-cols-2">
        <SelectField
          label={t('answers:category')}
          onChoose={(category) => change({ category })}
          options={answerCategories.map((value) => ({ value, text: t(`answers:categories.${value}`) }))}
          value={values.category}
        />
        <Switch
          on={values.isPublished}
          onChange={(isPublished) => change({ isPublished })}
          text={t('admin:entries.actions.publish')}
        />
      </div>
    </div>
  )
}

const rows = { question: 2, short: 3, answer: 14 } as const

/** The texts, English and Arabic side by side. */
function TextFields({ editor, isNew }: { editor: QuestionEditing; isNew: boolean }) {
  const { values, change } = editor
  const setQuestion = (question: string) => {
    const addressOf = (text: string) => titleSlug(text, QUESTION_LENGTHS.id)
    const isNamed = isNew && values.id === addressOf(values.question)
    change({ question, ...(isNamed && { id: addressOf(question) }) })
  }
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {(['question', 'short', 'answer'] as const).map((field) =>
        ([field, `${field}Arabic`] as const).map((name) => (
          <TextArea
            hint={name === 'answer' ? t('admin-questions:hints.answer', NOTATION) : ''}
            key={name}
            label={t(`admin-questions:fields.${name}`)}
            maxLength={QUESTION_LENGTHS[field]}
            name={name}
            onText={(text) => (name === 'question' ? setQuestion(text) : change({ [name]: text }))}
            rows={rows[field]}
            trouble={troubleOf(editor, name)}
            value={values[name]}
            {...(name === field ? english : arabic)}
          />
        )),
      )}
      {isNew && (
        <TextField
          error={troubleOf(editor, 'id')}
          hint={t('admin-questions:hints.id')}
          label={t('admin-questions:fields.id')}
          maxLength={QUESTION_LENGTHS.id}
          name="id"
          onChange={({ target }) => change({ id: target.value })}
          value={values.id}
          {...english}
        />
      )}
    </div>
  )
}

/** How an answer names a verse and a hadith, between signs that keep their direction within Arabic. */
const NOTATION = { verse: '\u2066(2:183)\u2069', hadith: '\u2066(al-Bukhari 135)\u2069' }
