import { Plus } from 'lucide-react'
import { useId } from 'react'
import type { LanguageCode } from '#shared/core/languages.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Select } from '#shared/web/ui/select.tsx'
import { COURSE_SIZES, newText, type PartValues } from '../../../core/course-values.ts'
import { partName, TextPartFields } from './part-fields.tsx'
import { RowButtons } from './row-buttons.tsx'
import { useCourseSources } from './use-course-sources.ts'

/** The parts of a module: chosen lessons and articles, and texts of its own. */
export function PartsEditor({
  parts,
  taken,
  name,
  further,
  onChange,
}: {
  parts: readonly PartValues[]
  /** The lessons and articles of the whole course, such as `lesson:wudu`. */
  taken: ReadonlySet<string>
  name: string
  further: LanguageCode | undefined
  onChange: (parts: readonly PartValues[]) => void
}) {
  const sources = useCourseSources()
  const id = useId()
  const isFull = parts.length >= COURSE_SIZES.parts
  const choose = (value: string) => {
    const [kind, chosen = ''] = value.split(':')
    if (kind === 'lesson' || kind === 'article') onChange([...parts, { kind, id: chosen }])
  }
  return (
    <div className="grid gap-2">
      <ol className="grid gap-2">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id before they are saved
          <li className="rounded-xl bg-sunken px-3 py-2" key={at}>
            <div className="flex items-center gap-2">
              <span className="min-w-0 flex-1">
                <bdi className="font-semibold">{partName(part, sources)}</bdi>{' '}
                <span className="text-muted text-sm">{t(`courses:kinds.${part.kind}`)}</span>
              </span>
              <RowButtons
                at={at}
                list={name}
                name={partName(part, sources)}
                onChange={onChange}
                rows={parts}
              />
            </div>
            {part.kind === 'text' && (
              <TextPartFields
                further={further}
                name={`${name}.${at}`}
                onChange={(next) => onChange(parts.map((each, place) => (place === at ? next : each)))}
                part={part}
              />
            )}
          </li>
        ))}
      </ol>
      {!isFull && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <label className="mb-1 block text-muted text-sm" htmlFor={id}>
              {t('admin-courses:editor.addPart')}
            </label>
            <Select className="min-h-11" id={id} onChange={({ target }) => choose(target.value)} value="">
              <option value="">{t('admin-courses:editor.choosePart')}</option>
              {(['lesson', 'article'] as const).map((kind) => (
                <optgroup key={kind} label={t(`admin-courses:editor.${kind}s`)}>
                  {sources
                    .filter((source) => source.kind === kind && !taken.has(`${kind}:${source.id}`))
                    .map((source) => (
                      <option key={source.id} value={`${kind}:${source.id}`}>
                        {currentLanguage().code === 'ar' ? source.titleArabic : source.title}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Select>
          </div>
          <Button id={`${name}-add`} onClick={() => onChange([...parts, newText()])}>
            <Plus aria-hidden size={18} />
            {t('admin-courses:editor.addText')}
          </Button>
        </div>
      )}
    </div>
  )
}
