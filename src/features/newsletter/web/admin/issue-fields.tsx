import { useState } from 'react'
import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Tabs } from '#shared/web/ui/tabs.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { ISSUE_LENGTHS, type IssueValues } from '../../core/newsletter-issue.ts'
import { IssuePreview } from './issue-preview.tsx'

export type IssueEditing = Pick<ReturnType<typeof useEditor<IssueValues>>, 'values' | 'change' | 'troubles'>

const languages = ['en', 'ar'] as const
const fieldsOf = {
  en: { dir: 'ltr', subject: 'subject', markdown: 'markdown' },
  ar: { dir: 'rtl', subject: 'subjectArabic', markdown: 'markdownArabic' },
} as const

/** How an issue quotes the Quran, between signs that keep their direction within Arabic. */
const NOTATION = {
  part: '\u2066##\u2069',
  link: '\u2066(2:183)\u2069',
  verse: '\u2066::verse{ref="2:183"}\u2069',
}

/** The subject and the text in both languages, each with a preview. */
export function IssueFields({ editor: { values, change, troubles } }: { editor: IssueEditing }) {
  const [language, setLanguage] = useState<(typeof languages)[number]>('en')
  const { dir, subject, markdown } = fieldsOf[language]
  const trouble = (field: keyof IssueValues) => {
    const code = troubles[field]
    if (code === undefined) return undefined
    const isKnown = ['missing', 'too_long', 'no_such_verse'].includes(code)
    return t(`admin-newsletter:editor.troubles.${isKnown ? code : 'not_valid'}`)
  }
  return (
    <Tabs
      chosen={language}
      label={t('admin-newsletter:editor.texts')}
      onChoose={setLanguage}
      tabs={languages.map((name) => ({ name, title: t(`admin-newsletter:editor.${name}`) }))}
    >
      <div className="grid gap-4" key={language}>
        {language === 'ar' && <p className="text-muted">{t('admin-newsletter:editor.arabicHint')}</p>}
        <TextField
          dir={dir}
          error={trouble(subject)}
          label={t('admin-newsletter:editor.subject')}
          lang={language}
          maxLength={ISSUE_LENGTHS.subject}
          name={subject}
          onChange={({ target }) => change({ [subject]: target.value })}
          value={values[subject]}
        />
        <TextArea
          dir={dir}
          hint={t('admin-newsletter:editor.hint', NOTATION)}
          label={t('admin-newsletter:editor.markdown')}
          lang={language}
          maxLength={ISSUE_LENGTHS.markdown}
          name={markdown}
          onText={(text) => change({ [markdown]: text })}
          rows={12}
          trouble={trouble(markdown)}
          value={values[markdown]}
        />
        <IssuePreview language={language} markdown={values[markdown]} subject={values[subject]} />
      </div>
    </Tabs>
  )
}
