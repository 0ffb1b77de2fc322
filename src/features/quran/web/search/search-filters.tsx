import type { ReactNode } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { useSurahs } from '../data/use-surahs.ts'
import { surahName } from '../reader/surah-name.ts'
import { revelations, searchScopes, type VerseFilter } from './verse-filter.ts'

export const selectClass =
  'min-h-11 min-w-32 flex-1 basis-36 rounded-full border border-hairline bg-raised px-4 py-1.5 text-[0.9375rem] sm:max-w-48'

/** Filters for the searched text, the place of revelation and the surah. */
export function SearchFilters({
  filter,
  onChange,
  children,
}: {
  filter: VerseFilter
  onChange: (change: VerseFilter) => void
  /** More filters. */
  children: ReactNode
}) {
  const { field, revelation, surah } = filter
  const { data: surahs } = useSurahs()
  return (
    <div className="mt-4 flex flex-wrap gap-x-5 gap-y-2.5">
      <ChipRow label={t('search:searchIn')}>
        <Chip onPress={() => onChange({ field: undefined })} pressed={!field}>
          {t('search:in.all')}
        </Chip>
        {searchScopes.map((name) => (
          <Chip
            key={name}
            onPress={() => onChange({ field: name === field ? undefined : name })}
            pressed={name === field}
          >
            {t(`search:in.${name}`)}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label={t('browse:revelation')}>
        {revelations.map((name) => (
          <Chip
            key={name}
            onPress={() => onChange({ revelation: name === revelation ? undefined : name })}
            pressed={name === revelation}
          >
            {t(`browse:${name}`)}
          </Chip>
        ))}
        <select
          aria-label={t('search:surah')}
          className={selectClass}
          onChange={({ target }) =>
            onChange({ surah: target.value === '' ? undefined : Number(target.value) })
          }
          value={surah ?? ''}
        >
          <option value="">{t('search:allSurahs')}</option>
          {surahs?.map((each) => (
            <option key={each.number} value={each.number}>
              {formatNumber(each.number)}. {surahName(each)}
            </option>
          ))}
          {!surahs && surah && <option value={surah}>{formatNumber(surah)}</option>}
        </select>
        {children}
      </ChipRow>
    </div>
  )
}
