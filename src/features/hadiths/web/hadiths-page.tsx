import { DirectoryPage } from '#shared/web/directory/directory-page.tsx'
import { isContentForeign } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { hadithCollections, hadithThemes } from '../core/hadith.ts'
import type { HadithAnswer } from '../core/hadiths.contract.ts'
import DailyHadith from './daily-hadith.tsx'
import { HadithCard } from './hadith-card.tsx'
import { hadithsList } from './hadiths-list.ts'

/** As specified. */
const SKELETONS = 4

/** The hadiths: search, filters and what the collections are. */
export default function HadithsPage() {
  const [address] = useAddressQuery()
  return (
    <DirectoryPage<HadithAnswer>
      card={(hadith) => <HadithCard hadith={hadith} />}
      columns={2}
      filters={[
        {
          name: 'collection',
          label: t('hadiths:collection'),
          all: t('hadiths:all.collection'),
          values: hadithCollections.map((value) => ({ value, text: t(`sources:books.${value}`) })),
        },
        {
          name: 'theme',
          label: t('hadiths:theme'),
          all: t('hadiths:all.theme'),
          values: hadithThemes.map((value) => ({ value, text: t(`hadiths:themes.${value}`) })),
        },
      ]}
      keyOf={({ id }) => id}
      list={hadithsList}
      skeletons={SKELETONS}
      texts={{
        documentTitle: t('pages:hadiths.title'),
        title: t('hadiths:title'),
        about: t('hadiths:intro'),
        search: t('hadiths:search'),
        searchHint: t('hadiths:searchHint'),
        none: t('hadiths:none'),
        failed: t('hadiths:failed'),
      }}
    >
      {isContentForeign() && <p className="mt-4 text-muted text-sm print:hidden">{t('hadiths:inEnglish')}</p>}
      {address.size === 0 && (
        <div className="mt-5 print:hidden">
          <DailyHadith />
        </div>
      )}
      <Disclosure
        className="mt-5 rounded-card bg-raised px-5 py-1 shadow-card print:hidden"
        title={t('hadiths:collections.title')}
      >
        <dl className="grid gap-3 pb-3 sm:grid-cols-2">
          {hadithCollections.map((collection) => (
            <div key={collection}>
              <dt className="font-semibold">{t(`sources:books.${collection}`)}</dt>
              <dd className="text-muted text-sm">{t(`hadiths:collections.${collection}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-reading pb-4 text-sm">{t('hadiths:collections.grades')}</p>
      </Disclosure>
    </DirectoryPage>
  )
}
