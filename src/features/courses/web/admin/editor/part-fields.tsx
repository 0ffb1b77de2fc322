import type { LanguageCode } from '#shared/core/languages.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { COURSE_LENGTHS, type PartValues } from '../../../core/course-values.ts'
import { TextsField } from './texts-field.tsx'
import type { CourseSource } from './use-course-sources.ts'

/** The name of a part in the editor. */
export function partName(part: PartValues, sources: readonly CourseSource[]): string {
  const isArabic = currentLanguage().code === 'ar'
  if (part.kind === 'text') return part.title[isArabic ? 'ar' : 'en'] || t('admin-courses:editor.newText')
  const source = sources.find(({ kind, id }) => kind === part.kind && id === part.id)
  return (source && (isArabic ? source.titleArabic : source.title)) ?? part.id
}

/** The fields of a text of the course’s own. */
export function TextPartFields({
  part,
  name,
  further,
  onChange,
}: {
  part: Extract<PartValues, { kind: 'text' }>
  name: string
  further: LanguageCode | undefined
  onChange: (part: PartValues) => void
}) {
  return (
    <div className="mt-3 grid gap-4">
      <TextsField
        further={further}
        label={t('admin-courses:editor.textTitle')}
        longest={COURSE_LENGTHS.title}
        name={`${name}.title`}
        onText={(title) => onChange({ ...part, title })}
        value={part.title}
      />
      <TextsField
        further={further}
        hint={t('admin-courses:editor.markdownHint')}
        label={t('admin-courses:editor.markdown')}
        longest={COURSE_LENGTHS.markdown}
        name={`${name}.markdown`}
        onText={(markdown) => onChange({ ...part, markdown })}
        rows={8}
        value={part.markdown}
      />
      <TextField
        dir="ltr"
        hint={t('admin-courses:editor.linkHint')}
        inputMode="url"
        label={t('admin-courses:editor.link')}
        maxLength={COURSE_LENGTHS.link}
        name={`${name}.link`}
        note={t('admin-courses:editor.optional')}
        onChange={({ target }) => onChange({ ...part, link: target.value.trim() })}
        value={part.link}
      />
    </div>
  )
}
