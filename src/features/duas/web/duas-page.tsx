import { Printer } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { useHour12 } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { useToday } from '#shared/web/use-today.ts'
import { isSaid, sessionDuas } from '../core/adhkar-session.ts'
import {
  type AdhkarMoment,
  type AdhkarTime,
  adhkarTimes,
  duaCategories,
  duaThemes,
  type ReadableDua,
} from '../core/index.ts'
import { type CollectDialog, DuaList } from './dua-list.tsx'
import { DuasFailed } from './duas-failed.tsx'
import { formatPhase } from './session/format-phase.ts'
import { type DuaFilter, useDuaFilter, useFilteredDuas } from './use-dua-filter.ts'
import { useDuas } from './use-duas.ts'
import { useSaidDuas } from './use-said-duas.ts'

/** Cards that are drawn at once while the list loads. */
const SKELETONS = 4

/** The parts of the page that belong to other features. */
interface DuasPageParts {
  /** Draws its children with the adhkar of now. */
  readonly WithMoment: ComponentType<{ children: (moment: AdhkarMoment | undefined) => ReactNode }>
  /** The person’s collections, to filter by and to edit. */
  readonly Collections: ComponentType<{
    chosen: string | undefined
    onChoose: (id: string | undefined) => void
  }>
  readonly Collect: CollectDialog
}

/** The duas by category and theme, with search, counting, memorising and collections. */
export function DuasPage({ WithMoment, Collections, Collect }: DuasPageParts) {
  usePageTitle(t('pages:duas.title'))
  const page = useFocusFallback()
  const { data, error, refetch } = useDuas()
  const [filter, change] = useDuaFilter()
  const [memorises, setMemorises] = useState(false)
  const linked = useLinkedDua(data)
  const found = useFilteredDuas(data, filter)
  const listed = linked ? [linked] : found
  const time = linked ? undefined : adhkarTimes.find((each) => each === filter.category)
  const today = useToday()
  const list = { duas: listed, memorises, Collect }
  const key = `${filter.category}/${filter.theme}`
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <h1 className="font-display text-3xl">{t('duas:title')}</h1>
      <p className="mt-1 mb-5 text-muted print:hidden">{t('duas:about')}</p>
      {!linked && (
        <Filters change={change} filter={filter}>
          {filter.savedOnly && (
            <Suspense fallback={<div className="min-h-11" />}>
              <Collections chosen={filter.collection} onChoose={(collection) => change({ collection })} />
            </Suspense>
          )}
        </Filters>
      )}
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
          {time ? (
            <WithMoment key={key}>
              {(moment) => (
                <>
                  <SessionInvitation duas={data} moment={moment} time={time} />
                  <DuaList {...list} day={moment?.day} occasion={time} />
                </>
              )}
            </WithMoment>
          ) : (
            <DuaList {...list} day={today} key={key} occasion="day" />
          )}
          {listed.length === 0 && <NoDuas filter={filter} />}
          {(linked || listed.length === 0) && <ShowAll />}
          {listed.length > 0 && <p className="mt-6 text-muted text-sm">{t('duas:listEnd')}</p>}
        </>
      ) : error ? (
        <DuasFailed onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={SKELETONS} />
      )}
    </main>
  )
}

/** The dua that a shared link or a search result names. It takes the focus. */
function useLinkedDua(duas: readonly ReadableDua[] | undefined): ReadableDua | undefined {
  const [address] = useAddressQuery()
  const id = address.get('dua')
  const linked = duas?.find((dua) => dua.id === id)
  useEffect(() => {
    if (!linked) return
    const heading = document.getElementById(linked.id)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'center' })
  }, [linked])
  return linked
}

/** Leads from the list to the guided session. */
function SessionInvitation({
  time,
  duas,
  moment,
}: {
  time: AdhkarTime
  duas: readonly ReadableDua[]
  moment: AdhkarMoment | undefined
}) {
  useHour12()
  const [said] = useSaidDuas(time, moment?.day)
  const items = sessionDuas(duas, time)
  const done = said ? items.filter((dua) => isSaid(dua, said)).length : 0
  const isBegun = Object.keys(said?.counts ?? {}).length > 0
  return (
    <section
      aria-labelledby="session"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline bg-action-soft p-5 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold text-lg" id="session">
          {t(`adhkar:${time}.title`)}
        </h2>
        <p>
          {isBegun
            ? t('adhkar:said', { done: formatNumber(done), all: formatNumber(items.length) })
            : t('adhkar:oneByOne')}
        </p>
        <p className="min-h-6 text-sm">{moment && formatPhase(moment, time)}</p>
      </div>
      <Link className={buttonClass({ look: 'action' })} href={`/duas/${time}`}>
        {t(done === items.length ? 'adhkar:open' : isBegun ? 'adhkar:continue' : 'adhkar:start')}
      </Link>
    </section>
  )
}

function Filters({
  filter,
  change,
  children,
}: {
  filter: DuaFilter
  change: (part: Partial<DuaFilter>) => void
  /** Further filters below the categories. */
  children: ReactNode
}) {
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
        <Chip
          onPress={() => change({ savedOnly: !filter.savedOnly, collection: undefined })}
          pressed={filter.savedOnly}
        >
          {t('duas:savedOnly')}
        </Chip>
      </ChipRow>
      {children}
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

function NoDuas({ filter: { savedOnly, collection, query, theme, category } }: { filter: DuaFilter }) {
  const isFresh = savedOnly && !query && !theme && !category
  const hint = !isFresh ? 'duas:noneHint' : collection ? 'duas:noneCollected' : 'duas:noneSaved'
  return (
    <div className="mt-4 rounded-card bg-raised p-6 shadow-card">
      <p className="font-semibold">{t('duas:none')}</p>
      <p className="mt-1 text-muted">{t(hint)}</p>
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
