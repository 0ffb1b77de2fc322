import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { call, pathOf } from '#shared/web/api/call.ts'
import { DirectoryFailed } from '#shared/web/directory/directory-failed.tsx'
import { DirectoryPage } from '#shared/web/directory/directory-page.tsx'
import { useCountedView } from '#shared/web/directory/use-counted-view.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import {
  type HadithCollectionAnswer,
  type ImportedHadithAnswer,
  readHadithCollections,
  readImportedHadiths,
} from '../../core/hadith-collections.contract.ts'
import { ImportedHadithCard } from './imported-hadith-card.tsx'
import { nameOf } from './imported-texts.ts'

const PATH = '/hadith-collection'
const SKELETONS = 4

/** The imported collections with a search in all of them; without any, the books of the checked hadiths. */
export default function CollectionsPage() {
  const { data, isError, refetch } = useQuery({
    queryKey: [readHadithCollections.path],
    queryFn: ({ signal }) => call(readHadithCollections, { signal }),
  })
  if (data?.areImported) return <ImportedCollections collections={data.collections} />
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <Title />
      {isError && !data && <DirectoryFailed onRetry={() => void refetch()} title={t('hadiths:failed')} />}
      {!data && !isError && <CardSkeletons />}
      {data && (
        <>
          <p className="mt-1 mb-5 max-w-reading text-muted">{t('hadiths:collection-pages.aboutChecked')}</p>
          <CollectionCards
            addressOf={(slug) => `/hadiths?collection=${slug}`}
            collections={data.collections}
          />
          <section className="mt-8 max-w-reading rounded-card bg-sunken p-5 sm:p-6">
            <h2 className="text-lg">{t('hadiths:collection-pages.more')}</h2>
            <p className="mt-2">{t('hadiths:collection-pages.moreAbout')}</p>
            <p className="mt-3 overflow-x-auto rounded-xl bg-paper px-4 py-3">
              <code dir="ltr">npm run import -- hadith FOLDER --licence "…"</code>
            </p>
            <p className="mt-3 text-muted text-sm">{t('hadiths:collection-pages.moreFormats')}</p>
          </section>
        </>
      )}
    </main>
  )
}

function Title() {
  usePageTitle(t('pages:hadithCollection.title'))
  useCountedView(PATH)
  return <h1 className="font-display text-3xl">{t('hadiths:collection-pages.title')}</h1>
}

function ImportedCollections({ collections }: { collections: readonly HadithCollectionAnswer[] }) {
  return (
    <DirectoryPage<ImportedHadithAnswer>
      card={(hadith) => <ImportedHadithCard hadith={hadith} />}
      columns={2}
      filters={[]}
      keyOf={({ id }) => id}
      skeletons={SKELETONS}
      list={{
        path: PATH,
        source: { path: pathOf(readImportedHadiths, { collection: 'all' }), entries: 'hadiths' },
      }}
      texts={{
        documentTitle: t('pages:hadithCollection.title'),
        title: t('hadiths:collection-pages.title'),
        about: t('hadiths:collection-pages.about'),
        search: t('hadiths:search'),
        searchHint: t('hadiths:searchHint'),
        none: t('hadiths:none'),
        failed: t('hadiths:failed'),
      }}
    >
      <CollectionCards addressOf={(slug) => `${PATH}/${slug}`} collections={collections} />
    </DirectoryPage>
  )
}

function CollectionCards({
  collections,
  addressOf,
}: {
  collections: readonly HadithCollectionAnswer[]
  addressOf: (slug: string) => string
}) {
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 print:hidden">
      {collections.map(({ slug, total, source, licence, ...names }) => (
        <li className="grid" key={slug}>
          <Link className="rounded-card bg-raised p-5 shadow-card hover:text-action" href={addressOf(slug)}>
            <span className="block font-semibold text-lg">{nameOf(names)}</span>
            <span className="tabular mt-1 block text-muted">
              {t('hadiths:collection-pages.total', { count: total, number: formatNumber(total) })}
            </span>
            {source !== null && (
              <span className="mt-2 block text-muted text-sm">
                <bdi>{t('hadiths:collection-pages.source', { source, licence: licence ?? '' })}</bdi>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
