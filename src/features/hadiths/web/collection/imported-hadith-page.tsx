import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import { EntryPage } from '#shared/web/directory/entry-page.tsx'
import { Fact } from '#shared/web/directory/fact.tsx'
import { formatDigits } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { ImportedHadithPageAnswer } from '../../core/hadith-collections.contract.ts'
import { DiscussionsLink } from '../discussions-link.tsx'
import { ImportedActions, ImportedGrades, ImportedText } from './imported-parts.tsx'
import { chapterOf, importedGrades, importedReference } from './imported-texts.ts'

/** `/hadith-collection/<collection>/<number>` */
export default function ImportedHadithPage() {
  const { collection = '', number = '' } = useParams<{ collection: string; number: string }>()
  return (
    <EntryPage<ImportedHadithPageAnswer>
      api={`/api/hadith-collections/${encodeURIComponent(collection)}/hadiths`}
      back={t('hadiths:collection-pages.title')}
      failed={t('hadiths:failed')}
      fallbackTitle={t('pages:hadithCollection.title')}
      key={`${collection}/${number}`}
      list={`/hadith-collection/${collection}`}
      slug={number}
      titleOf={(hadith) => t('hadiths:page.title', { reference: importedReference(hadith) })}
    >
      {(hadith) => (
        <>
          <HadithView hadith={hadith} />
          <DiscussionsLink hadith={`/hadith-collection/${collection}/${number}`} />
          <nav className="mt-4 flex justify-between gap-3 print:hidden">
            <Neighbour id={hadith.previous}>
              <ArrowLeft aria-hidden className="rtl:-scale-x-100" size={18} />
              {t('hadiths:collection-pages.previous')}
            </Neighbour>
            <Neighbour id={hadith.next}>
              {t('hadiths:collection-pages.next')}
              <ArrowRight aria-hidden className="rtl:-scale-x-100" size={18} />
            </Neighbour>
          </nav>
        </>
      )}
    </EntryPage>
  )
}

function Neighbour({ id, children }: { id: string | null; children: ReactNode }) {
  if (id === null) return <span />
  return (
    <Link
      className="inline-flex min-h-11 items-center gap-2 hover:text-action"
      href={`/hadith-collection/${id}`}
    >
      {children}
    </Link>
  )
}

function HadithView({ hadith }: { hadith: ImportedHadithPageAnswer }) {
  const { chapter, chapterName, chapterNameArabic, checked, source, licence } = hadith
  return (
    <article className="rounded-card bg-raised p-6 shadow-card sm:p-8 print:p-0 print:shadow-none">
      <header className="mb-2 flex items-start justify-between gap-3">
        <h1 className="min-w-0 font-display text-3xl leading-snug">{importedReference(hadith)}</h1>
        <span className="-me-2.5 shrink-0">
          <ImportedActions hadith={hadith} />
        </span>
      </header>
      <ImportedGrades hadith={hadith} />
      <ImportedText hadith={hadith} />
      {hadith.translation && currentLanguage().code !== 'ar' && (
        <p className="mt-2 text-muted text-sm">{t('hadiths:collection-pages.translationFrom', { source })}</p>
      )}
      {checked !== null && (
        <Link
          className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-action print:hidden"
          href={`/hadiths/${checked}`}
        >
          {t('hadiths:collection-pages.checked')}
        </Link>
      )}
      <dl className="mt-6 grid gap-4 border-hairline border-t pt-6 sm:grid-cols-2">
        <Fact label={t('hadiths:page.book')}>
          {formatDigits(chapter)}.{' '}
          {chapterOf({ number: chapter, name: chapterName, nameArabic: chapterNameArabic })}
        </Fact>
        <Fact label={t('hadiths:page.scheme')}>
          {formatDigits(hadith.hadithNumber)}{' '}
          <span className="text-muted text-sm">
            {t(`hadiths:collection-pages.schemes.${hadith.numberingScheme}`)}
          </span>
        </Fact>
        {hadith.otherNumbers.length > 0 && (
          <Fact label={t('hadiths:page.otherNumbers')}>
            {hadith.otherNumbers.map(({ scheme, number }) => (
              <span className="block" key={scheme}>
                {formatDigits(number)}{' '}
                <span className="text-muted text-sm">{t(`hadiths:collection-pages.schemes.${scheme}`)}</span>
              </span>
            ))}
          </Fact>
        )}
        {importedGrades(hadith).length === 0 && (
          <Fact label={t('hadiths:collection-pages.grades')}>{t('hadiths:collection-pages.noGrade')}</Fact>
        )}
        <Fact label={t('hadiths:collection-pages.texts')}>
          <bdi>{t('hadiths:collection-pages.source', { source, licence })}</bdi>
        </Fact>
      </dl>
    </article>
  )
}
