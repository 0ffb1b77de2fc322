import { useState } from 'react'
import { titleSlug } from '#shared/core/directory/title-slug.ts'
import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { Tabs } from '#shared/web/ui/tabs.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { articleCategories, articleTags } from '../../core/article.ts'
import { ARTICLE_LENGTHS, type ArticleValues } from '../../core/article-values.ts'
import { MarkdownPreview } from './markdown-preview.tsx'
import { type TextLanguage, textFields } from './text-fields.ts'

export type ArticleEditing = Pick<
  ReturnType<typeof useEditor<ArticleValues>>,
  'values' | 'change' | 'troubles'
>

/** The fields of an article. A new one gets its address from the English title until that is changed. */
export function ArticleFields({ editor, isNew }: { editor: ArticleEditing; isNew: boolean }) {
  const { values, change } = editor
  const [language, setLanguage] = useState<TextLanguage>('en')
  const trouble = troublesOf(editor)
  return (
    <div className="grid gap-5">
      <Tabs<TextLanguage>
        chosen={language}
        label={t('admin-articles:texts')}
        onChoose={setLanguage}
        tabs={(['en', 'ar'] as const).map((name) => ({ name, title: t(`admin-articles:languages.${name}`) }))}
      >
        <TextsIn editor={editor} isNew={isNew} key={language} language={language} />
      </Tabs>
      <div className="grid gap-4 sm:grid-cols-2">
        {isNew && (
          <TextField
            dir="ltr"
            error={trouble('slug')}
            hint={t('admin-articles:slugHint')}
            label={t('admin-articles:slug')}
            maxLength={ARTICLE_LENGTHS.slug}
            name="slug"
            onChange={({ target }) => change({ slug: target.value })}
            value={values.slug}
          />
        )}
        <SelectField
          label={t('articles:category')}
          onChoose={(category) => change({ category })}
          options={articleCategories.map((value) => ({ value, text: t(`articles:categories.${value}`) }))}
          value={values.category}
        />
      </div>
      <TagChoice editor={editor} />
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Switch
          on={values.isPublished}
          onChange={(isPublished) => change({ isPublished })}
          text={t('admin-articles:publish')}
        />
        <TextField
          error={trouble('publishAt')}
          hint={t('admin-articles:publishAtHint')}
          label={t('admin-articles:publishAt')}
          name="publishAt"
          onChange={({ target }) =>
            change({ publishAt: target.value === '' ? null : new Date(target.value).toISOString() })
          }
          type="datetime-local"
          value={values.publishAt ? localTime(values.publishAt) : ''}
        />
      </div>
    </div>
  )
}

function TextsIn({
  editor,
  isNew,
  language,
}: {
  editor: ArticleEditing
  isNew: boolean
  language: TextLanguage
}) {
  const { values, change } = editor
  const { dir, fields } = textFields[language]
  const trouble = troublesOf(editor)
  const set = (field: keyof ArticleValues, text: string) => {
    const addressOf = (title: string) => titleSlug(title, ARTICLE_LENGTHS.slug)
    const isNamed = values.slug === addressOf(values.title)
    change({ [field]: text, ...(isNew && field === 'title' && isNamed && { slug: addressOf(text) }) })
  }
  return (
    <div className="grid gap-4">
      <TextField
        dir={dir}
        error={trouble(fields.title)}
        label={t('admin-articles:title')}
        lang={language}
        maxLength={ARTICLE_LENGTHS.title}
        name={fields.title}
        onChange={({ target }) => set(fields.title, target.value)}
        value={values[fields.title]}
      />
      {(['excerpt', 'markdown', 'references'] as const).map((name) => (
        <div className="grid gap-2" key={name}>
          <TextArea
            dir={dir}
            hint={t(`admin-articles:hints.${name}`, NOTATION)}
            label={t(`admin-articles:${name}`)}
            lang={language}
            maxLength={ARTICLE_LENGTHS[name]}
            name={fields[name]}
            onText={(text) => set(fields[name], text)}
            rows={name === 'markdown' ? 12 : 3}
            trouble={trouble(fields[name])}
            value={values[fields[name]]}
          />
          {name === 'markdown' && <MarkdownPreview language={language} markdown={values[fields.markdown]} />}
        </div>
      ))}
    </div>
  )
}

function TagChoice({ editor }: { editor: ArticleEditing }) {
  const { values, change } = editor
  const names = articleTags.map((tag) => ({ tag, name: t(`articles:tags.${tag}`) }))
  const sorted = names.toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage().code))
  const chosen = sorted.filter(({ tag }) => values.tags.includes(tag)).map(({ name }) => name)
  const trouble = troublesOf(editor)('tags')
  return (
    <div>
      <Disclosure
        className="rounded-xl bg-sunken px-4 py-1"
        title={[t('articles:page.tags'), chosen.join(', ')].filter(Boolean).join(': ')}
      >
        <div className="pb-3">
          <ChipRow label={t('articles:page.tags')}>
            {sorted.map(({ tag, name }) => {
              const isChosen = values.tags.includes(tag)
              return (
                <Chip
                  key={tag}
                  onPress={() =>
                    change({
                      tags: isChosen ? values.tags.filter((each) => each !== tag) : [...values.tags, tag],
                    })
                  }
                  pressed={isChosen}
                >
                  {name}
                </Chip>
              )
            })}
          </ChipRow>
        </div>
      </Disclosure>
      <p className="mt-1 text-ending text-sm empty:hidden" role="alert">
        {trouble}
      </p>
    </div>
  )
}

/** How an article quotes the Quran, between signs that keep their direction within Arabic. */
const NOTATION = {
  part: '\u2066##\u2069',
  link: '\u2066(2:183)\u2069',
  verse: '\u2066::verse{ref="2:183"}\u2069',
}

const codes = ['missing', 'too_long', 'too_many', 'not_a_slug', 'no_such_verse']

const troublesOf =
  ({ troubles }: ArticleEditing) =>
  (field: keyof ArticleValues): string | undefined => {
    const code = troubles[field]
    if (code === undefined) return undefined
    return t(`admin-articles:troubles.${codes.includes(code) ? code : 'not_valid'}`)
  }

/** An instant as the text of a `datetime-local` field, on this device’s clock. */
function localTime(instant: string): string {
  const date = new Date(instant)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
