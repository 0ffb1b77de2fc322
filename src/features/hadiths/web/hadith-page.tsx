import { useParams } from 'wouter'
import { EntryPage } from '#shared/web/directory/entry-page.tsx'
import { Fact } from '#shared/web/directory/fact.tsx'
import { Keywords } from '#shared/web/directory/keywords.tsx'
import { isContentForeign } from '#shared/web/i18n/content-language.ts'
import { formatDigits, formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { type HadithAnswer, readHadiths } from '../core/hadiths.contract.ts'
import { DiscussionsLink } from './discussions-link.tsx'
import { HadithActions, HadithBadges, HadithText } from './hadith-parts.tsx'
import { keywordsOf, referenceOf } from './hadith-texts.ts'

/** `/hadiths/<id>` */
export default function HadithPage() {
  const { slug = '' } = useParams<{ slug: string }>()
  return (
    <EntryPage<HadithAnswer>
      api={readHadiths.path}
      back={t('hadiths:page.all')}
      failed={t('hadiths:failed')}
      fallbackTitle={t('pages:hadiths.title')}
      key={slug}
      list="/hadiths"
      slug={slug}
      titleOf={(hadith) => t('hadiths:page.title', { reference: referenceOf(hadith) })}
    >
      {(hadith) => (
        <>
          <HadithView hadith={hadith} />
          <DiscussionsLink hadith={`/hadiths/${slug}`} />
        </>
      )}
    </EntryPage>
  )
}

function HadithView({ hadith }: { hadith: HadithAnswer }) {
  const isArabic = currentLanguage().code === 'ar'
  return (
    <article className="rounded-card bg-raised p-6 shadow-card sm:p-8 print:p-0 print:shadow-none">
      <header className="mb-2 flex items-start justify-between gap-3">
        <h1 className="min-w-0 font-display text-3xl leading-snug">{referenceOf(hadith)}</h1>
        <span className="-me-2.5 shrink-0">
          <HadithActions hadith={hadith} />
        </span>
      </header>
      <HadithBadges hadith={hadith} />
      <HadithText hadith={hadith} />
      {!isArabic && <p className="mt-2 text-muted text-sm">{t('hadiths:collection-pages.ownTranslation')}</p>}
      {isContentForeign() && <p className="mt-1 text-muted text-sm">{t('hadiths:inEnglish')}</p>}
      <dl className="mt-6 grid gap-4 border-hairline border-t pt-6 sm:grid-cols-2">
        <Fact label={t('hadiths:page.book')}>{isArabic ? hadith.bookArabic : hadith.book}</Fact>
        <Fact label={t('hadiths:theme')}>{t(`hadiths:themes.${hadith.theme}`)}</Fact>
        <Fact label={t('hadiths:page.scheme')}>
          <bdi>{hadith.numberingScheme}</bdi>
        </Fact>
        {hadith.otherNumbers.length > 0 && (
          <Fact label={t('hadiths:page.otherNumbers')}>
            {hadith.otherNumbers.map(({ scheme, number }) => (
              <span className="block" key={scheme}>
                {formatDigits(String(number))} <bdi className="text-muted text-sm">{scheme}</bdi>
              </span>
            ))}
          </Fact>
        )}
        {hadith.nawawi !== null && (
          <Fact label={t('hadiths:page.nawawi')}>
            {t('hadiths:page.nawawiNumber', { number: formatNumber(hadith.nawawi) })}
          </Fact>
        )}
        <Fact label={t('hadiths:page.keywords')}>
          <span className="flex flex-wrap gap-1.5">
            <Keywords words={keywordsOf(hadith)} />
          </span>
        </Fact>
      </dl>
    </article>
  )
}
