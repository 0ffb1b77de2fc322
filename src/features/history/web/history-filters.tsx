import { useEffect, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { historyPeriods, historyThemes } from '../core/index.ts'
import type { HistoryFilter } from './use-history-filter.ts'

/** The address follows after this pause, because browsers limit its changes. */
const TYPING_MS = 200

/** Search, theme, period, and whether events are a timeline or a list. */
export function HistoryFilters({
  filter,
  change,
}: {
  filter: HistoryFilter
  change: (part: Partial<HistoryFilter>) => void
}) {
  const { query = '', theme, period, view } = filter
  return (
    <search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_auto] print:hidden">
      <SearchInput onSearch={(text) => change({ query: text })} value={query} />
      <SelectField
        label={t('history:theme')}
        onChoose={(value) => change({ theme: value === 'all' ? undefined : value })}
        options={[
          { value: 'all', text: t('history:everyTheme') } as const,
          ...historyThemes.map((value) => ({ value, text: t(`history:themes.${value}`) })),
        ]}
        value={theme ?? 'all'}
      />
      <SelectField
        label={t('history:period')}
        onChoose={(value) => change({ period: value === 'all' ? undefined : value })}
        options={[
          { value: 'all', text: t('history:everyPeriod') } as const,
          ...historyPeriods.map((value) => ({ value, text: t(`history:periods.${value}`) })),
        ]}
        value={period ?? 'all'}
      />
      <RadioGroup
        className="col-span-2 lg:col-span-1"
        label={t('history:view.label')}
        look="segments"
        onChoose={(chosen) => change({ view: chosen })}
        options={(['timeline', 'list'] as const).map((value) => ({
          value,
          text: t(`history:view.${value}`),
        }))}
        value={view}
      />
    </search>
  )
}

/** The field has what is typed at once. */
function SearchInput({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [found, setFound] = useState(value)
  if (found !== value) {
    setFound(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <label className="col-span-2 block min-w-0 lg:col-span-1">
      <span className="mb-1 block text-muted text-sm">{t('history:search')}</span>
      <input
        autoComplete="off"
        className="min-h-11 w-full rounded-xl border border-hairline bg-paper px-4"
        dir={typed === '' ? undefined : 'auto'}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('history:searchHint')}
        type="search"
        value={typed}
      />
    </label>
  )
}
