import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { useGradualRows } from '#shared/web/use-gradual-rows.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { duaCategories, duaThemes, type ReadableDua } from '../core/index.ts'
import { DuaCard } from './dua-card.tsx'
import { startOver, useSaidToday } from './said-today.ts'
import { type DuaFilter, useDuaFilter, useFilteredDuas } from './use-dua-filter.ts'
import { useDuas } from './use-duas.ts'

/** Cards that are drawn at once while the list loads. */
const SKELETONS = 4
const FROM_THE_TOP = [0]

/** The duas by category and theme, with search, counting and memorising. */
export default function DuasPage() {
  usePageTitle(t('pages:duas.title'))
  const page = useFocusFallback()
  const { data, error, refetch } = useDuas()
  const [filter, change] = useDuaFilter()
  const [memorises, setMemorises] = useState(false)
  const linked = useLinkedDua(data)
  const found = useFilteredDuas(data, filter)
  const listed = linked ? [linked] : found
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <h1 className="font-display text-3xl">{t('duas:title')}</h1>
      <p className="mt-1 mb-5 text-muted print:hidden">{t('duas:about')}</p>
      {!linked && <Filters change={change} filter={filter} />}
      {data ? (
        <>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted" role="status">
              {t('duas:found', { count: listed.length, number: formatNumber(listed.length) })}
            </p>
            <span className="flex flex-wrap gap-2 print:hidden">
              <Chip onPress={() => setMemorises(!memorises)} pressed={memorises}>
                {t('duas:memorise')}
              </Chip>
              <Button onClick={() => print()}>
                <Printer aria-hidden size={18} />
                {t('duas:print')}
              </Button>
            </span>
          </div>
          {memorises && <p className="mt-2 text-muted print:hidden">{t('duas:memoriseAbout')}</p>}
          <DuaList duas={listed} key={`${filter.category}/${filter.theme}`} memorises={memorises} />
          {listed.length === 0 && <NoDuas filter={filter} />}
          {(linked || listed.length === 0) && <ShowAll />}
          {listed.length > 0 && <p className="mt-6 text-muted text-sm">{t('duas:listEnd')}</p>}
        </>
      ) : error ? (
        <div className="mt-6 rounded-card bg-raised p-6 shadow-card" role="alert">
          <p className="font-semibold">{t('duas:failed')}</p>
          <p className="mt-1 mb-4 text-muted">{t('duas:failedHint')}</p>
          <Button onClick={() => void refetch()}>{t('duas:again')}</Button>
        </div>
      ) : (
        <CardSkeletons count={SKELETONS} />
      )}
    </main>
  )
}

/** The dua that a shared link names. */
function useLinkedDua(duas: readonly ReadableDua[] | undefined): ReadableDua | undefined {
  const [address] = useAddressQuery()
  const id = address.get('dua')
  const linked = duas?.find((dua) => dua.id === id)
  useEffect(() => {
    if (linked) document.getElementById(linked.id)?.scrollIntoView({ block: 'center' })
  }, [linked])
  return linked
}

function Filters({ filter, change }: { filter: DuaFilter; change: (part: Partial<DuaFilter>) => void }) {
  const themes = [
    { value: 'all', text: t('duas:everyTheme') } as const,
    ...duaThemes.map((value) => ({ value, text: t(`duas:themes.${value}`) })),
  ]
  return (
    <search className="grid gap-4 print:hidden">
      <label className="block">
        <span className="mb-1 block font-semibold text-sm">{t('duas:search')}</span>
        <input
          autoComplete="off"
          className="min-h-12 w-full rounded-xl border border-hairline bg-paper px-4"
          dir={filter.query === '' ? undefined : 'auto'}
          maxLength={100}
          onChange={({ target }) => change({ query: target.value })}
          placeholder={t('duas:searchHint')}
          type="search"
          value={filter.query}
        />
      </label>
      <ChipRow label={t('duas:tabs')}>
        <Chip onPress={() => change({ category: undefined })} pressed={!filter.category}>
          {t('duas:all')}
        </Chip>
        {duaCategories.map((category) => (
          <Chip key={category} onPress={() => change({ category })} pressed={filter.category === category}>
            {t(`duas:categories.${category}`)}
          </Chip>
        ))}
        <Chip onPress={() => change({ savedOnly: !filter.savedOnly })} pressed={filter.savedOnly}>
          {t('duas:savedOnly')}
        </Chip>
      </ChipRow>
      <SelectField
        className="sm:w-72"
        label={t('duas:theme')}
        onChoose={(theme) => change({ theme: theme === 'all' ? undefined : theme })}
        options={themes}
        value={filter.theme ?? 'all'}
      />
    </search>
  )
}

function DuaList({ duas, memorises }: { duas: readonly ReadableDua[]; memorises: boolean }) {
  const said = useSaidToday()
  const isDrawn = useGradualRows(duas.length, FROM_THE_TOP)
  const counted = duas.filter(({ times }) => times !== undefined)
  const done = counted.filter(({ id, times = 1 }) => (said[id] ?? 0) >= times)
  const begun = counted.filter(({ id }) => said[id])
  return (
    <>
      {begun.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
          <progress
            aria-label={t('duas:progress')}
            className="h-2 min-w-40 flex-1 accent-action"
            max={counted.length}
            value={done.length}
          />
          <span className="tabular text-muted text-sm">
            {t('duas:progressOf', { done: formatNumber(done.length), all: formatNumber(counted.length) })}
          </span>
          <Button onClick={() => startOver(begun.map(({ id }) => id))}>{t('duas:startOver')}</Button>
        </div>
      )}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 print:block">
        {duas.map(
          (dua, row) =>
            isDrawn(row) && <DuaCard dua={dua} isHidden={memorises} key={dua.id} said={said[dua.id] ?? 0} />,
        )}
      </div>
    </>
  )
}

function NoDuas({ filter: { savedOnly, query, theme, category } }: { filter: DuaFilter }) {
  const isFresh = savedOnly && !query && !theme && !category
  return (
    <div className="mt-4 rounded-card bg-raised p-6 shadow-card">
      <p className="font-semibold">{t('duas:none')}</p>
      <p className="mt-1 text-muted">{t(isFresh ? 'duas:noneSaved' : 'duas:noneHint')}</p>
    </div>
  )
}

function ShowAll() {
  const [, setAddress] = useAddressQuery()
  return (
    <Button className="mt-4 print:hidden" onClick={() => setAddress(() => new URLSearchParams())}>
      {t('duas:clear')}
    </Button>
  )
}
