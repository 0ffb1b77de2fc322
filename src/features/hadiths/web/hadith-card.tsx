import { Eye } from 'lucide-react'
import { Link } from 'wouter'
import { Keywords } from '#shared/web/directory/keywords.tsx'
import { countView } from '#shared/web/directory/use-counted-view.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { HadithAnswer } from '../core/hadiths.contract.ts'
import { HadithActions, HadithBadges, HadithText } from './hadith-parts.tsx'
import { keywordsOf, referenceOf } from './hadith-texts.ts'

const MOST_KEYWORDS = 3

/** The first keywords besides the theme. */
const otherKeywords = (hadith: HadithAnswer) => {
  const theme = t(`hadiths:themes.${hadith.theme}`).toLowerCase()
  return keywordsOf(hadith)
    .filter((word) => word.toLowerCase() !== theme)
    .slice(0, MOST_KEYWORDS)
}

/** A hadith in the list, with a link to its page. */
export function HadithCard({ hadith }: { hadith: HadithAnswer }) {
  const reference = referenceOf(hadith)
  const path = `/hadiths/${hadith.id}`
  return (
    <article
      aria-labelledby={`hadith-${hadith.id}`}
      className="flex min-w-0 flex-col rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <header className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 text-lg leading-snug" id={`hadith-${hadith.id}`}>
          <Link
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-action hover:underline"
            href={path}
            onClick={() => countView(path)}
          >
            {reference}
          </Link>
        </h2>
        <span className="-me-2.5 shrink-0">
          <HadithActions hadith={hadith} />
        </span>
      </header>
      <HadithBadges hadith={hadith} />
      <HadithText hadith={hadith} />
      <p className="mt-auto flex flex-wrap items-center gap-1.5 pt-4">
        <Keywords words={[t(`hadiths:themes.${hadith.theme}`), ...otherKeywords(hadith)]} />
        <span className="tabular ms-auto inline-flex items-center gap-1 text-muted text-sm print:hidden">
          <Eye aria-hidden size={15} />
          {t('hadiths:views', { count: hadith.views, number: formatNumber(hadith.views) })}
        </span>
      </p>
    </article>
  )
}
