import { Suspense } from 'react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Tabs } from '#shared/web/ui/tabs.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { FoundVerses } from '../search/found-verses.tsx'
import { ContinueReading } from './continue-reading.tsx'
import { FirstVerses } from './first-verses.tsx'
import { PageList } from './page-list.tsx'
import { HizbList, JuzList } from './part-list.tsx'
import { SurahList } from './surah-list.tsx'
import { VerseSearchForm } from './verse-search-form.tsx'

const SavedList = lazyWithMessages(() => import('../saved-verses/saved-list.tsx'))

const tabs = [
  { name: 'surahs', Panel: SurahList },
  { name: 'juz', Panel: JuzList },
  { name: 'hizb', Panel: HizbList },
  { name: 'page', Panel: PageList },
  { name: 'verses', Panel: FirstVerses },
  { name: 'saved', Panel: SavedList },
] as const

type TabName = (typeof tabs)[number]['name']

/** From the specification. */
const SHORTEST = 2

/** The Quran's start page: continue reading, search verses, or choose a surah, a juz or a saved verse. */
export default function QuranPage() {
  usePageTitle(t('pages:quran.title'))
  const [params, setParams] = useAddressQuery()
  const q = params.get('q')?.trim() ?? ''
  const { name, Panel } = tabs.find((tab) => tab.name === params.get('tab')) ?? tabs[0]
  const set = (key: 'q' | 'tab', value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (value) next.set(key, value)
      else next.delete(key)
      return next
    })
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="font-display text-3xl">{t('browse:title')}</h1>
        <ContinueReading />
      </div>
      <div className="mb-6 max-w-reading">
        <VerseSearchForm onSend={(text) => text !== q && set('q', text)} value={q} />
        {q !== '' && (
          <Link
            className="mt-1 inline-flex min-h-11 items-center text-action underline underline-offset-4"
            href={`/search?q=${encodeURIComponent(q)}`}
          >
            {t('browse:withFilters')}
          </Link>
        )}
      </div>
      {q === '' ? (
        <Tabs<TabName>
          chosen={name}
          label={t('browse:tabs')}
          onChoose={(chosen) => set('tab', chosen === tabs[0].name ? '' : chosen)}
          tabs={tabs.map((tab) => ({ name: tab.name, title: t(`browse:tab.${tab.name}`) }))}
        >
          <Suspense fallback={<p aria-busy="true" className="min-h-dvh" />}>
            <Panel />
          </Suspense>
        </Tabs>
      ) : (
        <section aria-label={t('browse:results')}>
          <FoundVerses none={t('browse:noneFound')} shortest={SHORTEST} text={q} />
        </section>
      )}
    </main>
  )
}
