import { type LanguageCode, languageOf } from '#shared/core/languages.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import type { CourseText } from '../../../core/course.ts'

/** A text in English, Arabic and, if one is chosen, a further language, side by side where there is room. */
export function TextsField({
  label,
  name,
  value,
  longest,
  rows,
  hint = '',
  further,
  trouble,
  onText,
}: {
  label: string
  name: string
  value: CourseText
  longest: number
  /** The rows of a long text; a short one has one line. */
  rows?: number
  hint?: string
  further: LanguageCode | undefined
  trouble?: string | undefined
  onText: (value: CourseText) => void
}) {
  const codes: readonly LanguageCode[] = ['en', 'ar', ...(further ? [further] : [])]
  return (
    <div className={codes.length > 2 ? 'grid gap-4 lg:grid-cols-3' : 'grid gap-4 lg:grid-cols-2'}>
      {codes.map((code) => {
        const shared = {
          lang: code,
          dir: languageOf(code)?.direction ?? 'ltr',
          label: t('admin-courses:editor.inLanguage', {
            label,
            language: t(`admin-courses:languages.${code}`),
          }),
          maxLength: longest,
          name: `${name}.${code}`,
          value: value[code] ?? '',
        }
        const isMissing = (code === 'en' || code === 'ar') && (value[code] ?? '').trim() === ''
        const problem = trouble && (isMissing || trouble !== missing()) ? trouble : undefined
        const set = (text: string) => onText({ ...value, [code]: text })
        return rows ? (
          <TextArea hint={hint} key={code} onText={set} rows={rows} trouble={problem} {...shared} />
        ) : (
          <TextField error={problem} key={code} onChange={({ target }) => set(target.value)} {...shared} />
        )
      })}
    </div>
  )
}

const missing = () => t('admin-courses:troubles.missing')
