import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { divisionAt, placeOfVerse } from '../../core/index.ts'
import { partCount, partVerses } from '../../core/reader-address.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { formatPlace } from './format-reference.ts'

const firstVerse = (page: number) => partVerses('page', page).first
const pages = Array.from({ length: partCount('page') }, (_, index) => index + 1)
const juz = Array.from({ length: partCount('juz') }, (_, index) => index + 1)

/** The pages of the mushaf, grouped by the juz in which they begin, each with its first verse. */
export function PageList() {
  const { data: surahs } = useSurahs()
  return juz.map((number) => (
    <section aria-labelledby={`pages-of-${number}`} className="mb-6" key={number}>
      <h2 className="mb-2 font-sans text-base text-muted" id={`pages-of-${number}`}>
        {t('browse:juz', { number: formatNumber(number) })}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2">
        {pages
          .filter((page) => divisionAt('juz', firstVerse(page)) === number)
          .map((page) => {
            const begins = t('browse:pageBegins', {
              number: formatNumber(page),
              verse: formatPlace(placeOfVerse(firstVerse(page)), surahs),
            })
            return (
              <li key={page}>
                <Link
                  aria-label={begins}
                  className="tabular grid min-h-11 place-items-center rounded-xl border border-hairline bg-raised hover:border-action hover:text-action"
                  data-tooltip={begins}
                  href={`/quran/reader?page=${page}`}
                >
                  {formatNumber(page)}
                </Link>
              </li>
            )
          })}
      </ul>
    </section>
  ))
}
