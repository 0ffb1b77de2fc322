import { surahCount, verseTotal } from '#features/quran/core/index.ts'
import { hasInterfaceTexts, languages } from '#shared/core/languages.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'

/** The product in six sentences. Every figure is counted from its source. */
export default function FeatureOverview() {
  const { locale } = currentLanguage()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const complete = languages
    .filter(({ code }) => hasInterfaceTexts(code))
    .map(({ code, name }) => names.of(code) ?? name)
  const features = {
    quran: { surahs: formatNumber(surahCount), verses: formatNumber(verseTotal) },
    prayer: {},
    duas: {},
    calendar: {},
    languages: {
      number: formatNumber(languages.length),
      complete: new Intl.ListFormat(locale).format(complete),
    },
    private: {},
  }
  return (
    <section aria-labelledby="overview-title" className="pt-4" id="overview">
      <h2 className="mb-4 text-lg text-muted" id="overview-title">
        {t('home-cards:overview.title')}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-8 gap-y-6">
        {Object.entries(features).map(([feature, values]) => (
          <div key={feature}>
            <dt className="font-semibold">{t(`home-cards:overview.${feature}.title`, values)}</dt>
            <dd className="mt-0.5 text-muted">{t(`home-cards:overview.${feature}.text`, values)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
