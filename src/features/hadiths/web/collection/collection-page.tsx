import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { call, pathOf } from '#shared/web/api/call.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { DirectoryFailed } from '#shared/web/directory/directory-failed.tsx'
import { DirectoryPage } from '#shared/web/directory/directory-page.tsx'
import { formatDigits, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import {
  type HadithChapterAnswer,
  type ImportedHadithAnswer,
  readHadithCollection,
  readImportedHadiths,
} from '../../core/hadith-collections.contract.ts'
import { ImportedHadithCard } from './imported-hadith-card.tsx'
import { chapterOf, nameOf } from './imported-texts.ts'

const SKELETONS = 4
const NOT_FOUND = 404

const isMissing = (error: unknown) => error instanceof ApiError && error.status === NOT_FOUND

/** `/hadith-collection/<collection>`: its books, its hadiths and a way to a number. */
export default function CollectionPage() {
  const { collection = '' } = useParams<{ collection: string }>()
  const { data, error, isError, refetch } = useQuery({
    queryKey: [readHadithCollection.path, collection],
    queryFn: ({ signal }) => call(readHadithCollection, { params: { collection }, signal }),
  })
  if (!data) {
    return (
      <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
        {isError ? (
          <DirectoryFailed
            onRetry={() => void refetch()}
            title={t(isMissing(error) ? 'directory:gone' : 'hadiths:failed')}
          />
        ) : (
          <CardSkeletons />
        )}
      </main>
    )
  }
  const path = `/hadith-collection/${collection}`
  const name = nameOf(data)
  const { source, licence, chapters } = data
  return (
    <DirectoryPage<ImportedHadithAnswer>
      card={(hadith) => <ImportedHadithCard hadith={hadith} />}
      columns={2}
      filters={[
        {
          name: 'chapter',
          label: t('hadiths:collection-pages.book'),
          all: t('hadiths:collection-pages.allBooks'),
          values: chapters.map((chapter) => ({
            value: chapter.number,
            text: `${formatDigits(chapter.number)}. ${chapterOf(chapter)}`,
          })),
        },
      ]}
      key={collection}
      keyOf={({ id }) => id}
      skeletons={SKELETONS}
      list={{ path, source: { path: pathOf(readImportedHadiths, { collection }), entries: 'hadiths' } }}
      texts={{
        documentTitle: t('hadiths:page.title', { reference: name }),
        title: name,
        about: t('hadiths:collection-pages.source', { source: source ?? '', licence: licence ?? '' }),
        search: t('hadiths:search'),
        searchHint: t('hadiths:searchHint'),
        none: t('hadiths:none'),
        failed: t('hadiths:failed'),
      }}
    >
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4 print:hidden">
        <GoToNumber path={path} />
        <Link
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-action"
          href="/hadith-collection"
        >
          {t('hadiths:collection-pages.all')}
        </Link>
      </div>
      <Disclosure
        className="mt-4 rounded-card bg-raised px-5 py-1 shadow-card print:hidden"
        title={t('hadiths:collection-pages.books')}
      >
        <ChapterLinks chapters={chapters} path={path} />
      </Disclosure>
    </DirectoryPage>
  )
}

function ChapterLinks({ chapters, path }: { chapters: readonly HadithChapterAnswer[]; path: string }) {
  return (
    <ol className="grid gap-x-6 pb-3 sm:grid-cols-2">
      {chapters.map((chapter) => (
        <li key={chapter.number}>
          <Link
            className="flex min-h-11 items-center justify-between gap-3 hover:text-action"
            href={`${path}?chapter=${chapter.number}`}
          >
            <span>
              {formatDigits(chapter.number)}. {chapterOf(chapter)}
            </span>
            <span className="tabular text-muted text-sm">{formatNumber(chapter.total)}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** Opens the hadith with a number; `1/8` is the eighth hadith of the first book. */
function GoToNumber({ path }: { path: string }) {
  const id = useId()
  const [, navigate] = useLocation()
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('number'))
    const number = asciiDigits(typed)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    if (number !== '') navigate(`${path}/${number}`)
  }
  return (
    <form className="flex items-end gap-2" onSubmit={go}>
      <label htmlFor={id}>
        <span className="mb-1 block font-semibold text-sm">{t('hadiths:collection-pages.goTo')}</span>
        <input
          autoComplete="off"
          className="min-h-11 w-36 rounded-xl border border-hairline bg-paper px-3"
          id={id}
          maxLength={20}
          name="number"
          placeholder={t('hadiths:collection-pages.goToHint', { example: formatDigits('13') })}
        />
      </label>
      <Button type="submit">{t('hadiths:collection-pages.go')}</Button>
    </form>
  )
}
