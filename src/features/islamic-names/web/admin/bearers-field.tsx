import { CircleAlert, Plus, Trash2 } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { MOST_BEARERS, NAME_LENGTHS, type NameValues } from '../../core/name-values.ts'

type Bearer = NameValues['bearers'][number]

const parts = ['name', 'nameArabic', 'who', 'whoArabic', 'source'] as const
const empty: Bearer = { name: '', nameArabic: '', who: '', whoArabic: '' }

/** The well-known bearers of a name, each with a reference. */
export function BearersField({
  bearers,
  onChange,
  error,
}: {
  bearers: readonly Bearer[]
  onChange: (bearers: readonly Bearer[]) => void
  error: string | undefined
}) {
  const change = (index: number, part: (typeof parts)[number], text: string) => {
    const value = part === 'source' && text === '' ? undefined : text
    onChange(bearers.map((bearer, at) => (at === index ? { ...bearer, [part]: value } : bearer)))
  }
  return (
    <section aria-labelledby="name-bearers" className="grid gap-3">
      <h3 className="font-semibold text-[0.9375rem]" id="name-bearers">
        {t('islamic-names:bearers')}
      </h3>
      {bearers.map((bearer, index) => (
        <fieldset
          className="min-w-0 rounded-xl border border-hairline p-4"
          // biome-ignore lint/suspicious/noArrayIndexKey: bearers have nothing else of their own
          key={index}
        >
          <legend className="px-1 text-muted text-sm">
            {t('admin-names:bearer.title', { number: formatNumber(index + 1) })}
          </legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {parts.map((part) => {
              const isArabic = part.endsWith('Arabic')
              return (
                <TextField
                  autoComplete="off"
                  key={part}
                  label={t(`admin-names:bearer.${part}`)}
                  maxLength={NAME_LENGTHS.bearer}
                  name={`bearer-${index}-${part}`}
                  onChange={({ target }) => change(index, part, target.value)}
                  value={bearer[part] ?? ''}
                  {...(isArabic ? { dir: 'rtl', lang: 'ar' } : { dir: 'ltr' })}
                  {...(part === 'source' && { note: t('admin-names:optional') })}
                />
              )
            })}
            <Button
              className="self-end justify-self-start"
              look="plain"
              onClick={() => onChange(bearers.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden size={16} />
              {t('admin-names:bearer.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      {error && (
        <p className="flex items-start gap-1.5 text-ending text-sm" role="alert">
          <CircleAlert aria-hidden className="mt-0.5 shrink-0" size={16} />
          {error}
        </p>
      )}
      {bearers.length < MOST_BEARERS && (
        <Button className="justify-self-start" onClick={() => onChange([...bearers, empty])}>
          <Plus aria-hidden size={16} />
          {t('admin-names:bearer.add')}
        </Button>
      )}
    </section>
  )
}
