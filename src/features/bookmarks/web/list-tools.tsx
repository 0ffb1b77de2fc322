import { t } from '#shared/web/i18n/i18n.ts'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { SearchField } from '#shared/web/ui/search-field.tsx'
import { HIGHLIGHTED } from '../core/arrange-items.ts'
import type { SavedItem } from '../core/saved-item.ts'
import type { BookmarkType } from './bookmark-type.ts'
import type { useArrangement } from './use-arrangement.ts'
import { FIRST } from './use-latest-items.ts'

/** The search field and the filter by type. */
export function ListTools({
  items,
  complete,
  types,
  arranged: { arrangement, type, choose },
}: {
  items: readonly SavedItem[]
  /** Whether these are all items. Until then, others may be of any type. */
  complete: boolean
  types: readonly BookmarkType[]
  arranged: ReturnType<typeof useArrangement>
}) {
  const there = new Set(items.flatMap(({ type, highlight }) => (highlight ? [type, HIGHLIGHTED] : [type])))
  // Until all items are read, show every type, so that no chip disappears again.
  const all = !complete || items.length > FIRST
  const names = [...types.map(({ type }) => type), HIGHLIGHTED].filter((name) => all || there.has(name))
  return (
    <div className="mt-5 grid gap-3">
      <SearchField
        aria-label={t('bookmarks:search')}
        onText={type}
        placeholder={t('bookmarks:search')}
        value={arrangement.query}
      />
      {names.length > 1 && (
        <ChipRow label={t('bookmarks:types.label')}>
          <Chip onPress={() => choose({ type: undefined })} pressed={!arrangement.type}>
            {t('bookmarks:types.all')}
          </Chip>
          {names.map((name) => (
            <Chip key={name} onPress={() => choose({ type: name })} pressed={arrangement.type === name}>
              {t(`bookmarks:types.${name}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  )
}
