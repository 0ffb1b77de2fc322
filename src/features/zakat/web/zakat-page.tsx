import { useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import type { Calculation } from '../core/calculation.ts'
import { zakatOf } from '../core/zakat.ts'
import { InKindCard } from './in-kind-card.tsx'
import { MoreCard } from './more-card.tsx'
import { NisabCard } from './nisab-card.tsx'
import { PastCard } from './past-card.tsx'
import { PiecesCard } from './pieces-card.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { ResultCard } from './result-card.tsx'
import { DRAFT, zakatDraft } from './saved-zakat.ts'
import { Sources } from './sources.tsx'
import { useDraft } from './use-draft.ts'
import { WealthCard } from './wealth-card.tsx'
import { YearCard } from './year-card.tsx'

interface ZakatPageProps {
  readonly today: Day
  /** Shifts the Hijri calendar, as the person chose. */
  readonly adjustment: number
  /** Formats a day in the Hijri calendar. */
  readonly hijri: (day: Day) => string
  /** The operator's page for donations: `null` without one, `undefined` until it is known. */
  readonly donationPage: string | null | undefined
}

/** The calculator of zakat, the person's zakat year and saved calculations. */
export function ZakatPage(props: ZakatPageProps) {
  usePageTitle(t('pages:zakat.title'))
  const drafts = zakatDraft.use()
  const page = useFocusFallback()
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <h1 className="wrap-anywhere font-display text-3xl">{t('zakat:title')}</h1>
      <p className="mt-1 text-muted print:hidden">{t('zakat:intro')}</p>
      <p className="mt-1 hidden print:block">
        {formatDay(props.today, '', 'long')} · {props.hijri(props.today)}
      </p>
      {drafts ? <Calculator {...props} saved={drafts.get(DRAFT)} /> : <CalculatorSkeleton />}
    </main>
  )
}

const COLUMNS =
  'mt-6 grid grid-cols-1 items-start gap-6 @min-[60rem]:grid-cols-[minmax(0,1fr)_24rem] print:hidden'

function Calculator({
  saved,
  today,
  adjustment,
  hijri,
  donationPage,
}: ZakatPageProps & { saved: Calculation | undefined }) {
  // Later changes of the record are this form's own.
  const [first] = useState(saved)
  const draft = useDraft(first)
  const result = zakatOf(draft.calculation)
  return (
    <>
      <div className={COLUMNS}>
        <div className="grid grid-cols-1 gap-6">
          <WealthCard draft={draft} />
          <NisabCard draft={draft} />
          <MoreCard draft={draft} />
          <PiecesCard draft={draft} />
          <InKindCard draft={draft} />
        </div>
        <div className="grid grid-cols-1 gap-6 @min-[60rem]:sticky @min-[60rem]:top-20 @min-[60rem]:row-span-2">
          <ResultCard donationPage={donationPage} draft={draft} result={result} today={today} />
        </div>
        <div className="grid grid-cols-1 gap-6 @min-[60rem]:col-start-1">
          <YearCard adjustment={adjustment} hijri={hijri} today={today} />
          <PastCard draft={draft} hijri={hijri} today={today} />
          <Sources />
        </div>
      </div>
      <PrintSheet draft={draft} result={result} />
    </>
  )
}

function CalculatorSkeleton() {
  return (
    <div aria-busy="true" className={COLUMNS}>
      <div className="grid gap-6">
        <Skeleton className="h-[33rem] w-full rounded-card sm:h-[27rem]" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
      <Skeleton className="h-32 w-full rounded-card" />
    </div>
  )
}
