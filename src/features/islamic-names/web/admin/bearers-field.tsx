import { arabic, english } from '#shared/web/admin/editor/field-language.ts'
import { ItemFields } from '#shared/web/admin/editor/item-fields.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
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
  return (
    <ItemFields<Bearer>
      empty={empty}
      error={error}
      items={bearers}
      most={MOST_BEARERS}
      onChange={onChange}
      texts={{
        item: (number) => t('admin-names:bearer.title', { number }),
        add: t('admin-names:bearer.add'),
        remove: t('admin-names:bearer.remove'),
      }}
      title={t('islamic-names:bearers')}
    >
      {(bearer, change, index) =>
        parts.map((part) => (
          <TextField
            autoComplete="off"
            key={part}
            label={t(`admin-names:bearer.${part}`)}
            maxLength={NAME_LENGTHS.bearer}
            name={`bearer-${index}-${part}`}
            onChange={({ target }) =>
              change({ [part]: part === 'source' && target.value === '' ? undefined : target.value })
            }
            value={bearer[part] ?? ''}
            {...(part.endsWith('Arabic') ? arabic : english)}
            {...(part === 'source' && { note: t('admin-names:optional') })}
          />
        ))
      }
    </ItemFields>
  )
}
