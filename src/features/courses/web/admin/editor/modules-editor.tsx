import { Plus } from 'lucide-react'
import type { LanguageCode } from '#shared/core/languages.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { COURSE_LENGTHS, COURSE_SIZES, type ModuleValues, newModule } from '../../../core/course-values.ts'
import { PartsEditor } from './parts-editor.tsx'
import { RowButtons } from './row-buttons.tsx'
import { TextsField } from './texts-field.tsx'

const LIST = 'course-modules'

/** The modules of a course with their parts. */
export function ModulesEditor({
  modules,
  further,
  trouble,
  onChange,
}: {
  modules: readonly ModuleValues[]
  further: LanguageCode | undefined
  trouble: string | undefined
  onChange: (modules: readonly ModuleValues[]) => void
}) {
  const taken = new Set(modules.flatMap(({ parts }) => parts.map(({ kind, id }) => `${kind}:${id}`)))
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{t('courses:modules')}</legend>
      <p className="text-ending text-sm empty:hidden" role="alert">
        {trouble}
      </p>
      <ol className="mt-2 grid gap-4">
        {modules.map((module, at) => {
          const number = t('admin-courses:editor.module', { number: formatNumber(at + 1) })
          const set = (next: Partial<ModuleValues>) =>
            onChange(modules.map((each, place) => (place === at ? { ...each, ...next } : each)))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: modules have no id
            <li className="grid gap-4 rounded-xl border border-hairline p-4" key={at}>
              <div className="flex items-center justify-between gap-2">
                <h3 className="font-semibold">{number}</h3>
                <RowButtons at={at} list={LIST} name={number} onChange={onChange} rows={modules} />
              </div>
              <TextsField
                further={further}
                label={t('admin-courses:editor.moduleTitle')}
                longest={COURSE_LENGTHS.title}
                name={`${LIST}.${at}.title`}
                onText={(title) => set({ title })}
                value={module.title}
              />
              <TextsField
                further={further}
                label={t('admin-courses:editor.moduleAbout')}
                longest={COURSE_LENGTHS.sentence}
                name={`${LIST}.${at}.about`}
                onText={(about) => set({ about })}
                value={module.about}
              />
              <PartsEditor
                further={further}
                name={`${LIST}-${at}-parts`}
                onChange={(parts) => set({ parts })}
                parts={module.parts}
                taken={taken}
              />
            </li>
          )
        })}
      </ol>
      {modules.length < COURSE_SIZES.modules && (
        <Button className="mt-3" id={`${LIST}-add`} onClick={() => onChange([...modules, newModule])}>
          <Plus aria-hidden size={18} />
          {t('admin-courses:editor.addModule')}
        </Button>
      )}
    </fieldset>
  )
}
