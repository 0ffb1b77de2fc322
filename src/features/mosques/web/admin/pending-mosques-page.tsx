import { useState } from 'react'
import { Link } from 'wouter'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Paging } from '#shared/web/staff/paging.tsx'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { type SuggestionStatus, suggestionStatuses } from '../../core/mosque-suggestion.ts'
import { mosquesScreen, pendingMosquesScreen } from '../../core/mosques.admin-screens.ts'
import type { FindCity } from './place-fields.tsx'
import { SuggestionCard } from './suggestion-card.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** `/admin/mosques/pending`: the suggestions from people about mosques. */
export function PendingMosquesPage({ findCity }: { findCity: FindCity }) {
  return (
    <AdminPage
      about={t('admin-mosques:pendingPage.about')}
      actions={
        <Link className={buttonClass()} href={mosquesScreen.path}>
          {t('admin-mosques:pendingPage.list')}
        </Link>
      }
      screen={pendingMosquesScreen}
    >
      <SuggestionList findCity={findCity} />
    </AdminPage>
  )
}

function SuggestionList({ findCity }: { findCity: FindCity }) {
  const [{ status, page }, show] = useState<{ status: SuggestionStatus; page: number }>({
    status: 'pending',
    page: 1,
  })
  const { data, error, refetch } = useSuggestions(status, page)
  return (
    <>
      <SelectField
        className="sm:w-52"
        label={t('admin-mosques:pendingPage.status')}
        onChoose={(chosen) => show({ status: chosen, page: 1 })}
        options={suggestionStatuses.map((value) => ({
          value,
          text: t(`admin-mosques:pendingPage.statuses.${value}`),
        }))}
        value={status}
      />
      {data ? (
        <section aria-labelledby="found" className="mt-4">
          <h2 className="text-muted text-sm" id="found" role="status">
            {t('admin-mosques:pendingPage.found', {
              count: data.answer.total,
              total: formatNumber(data.answer.total),
            })}
          </h2>
          {data.answer.suggestions.map((suggestion) => (
            <SuggestionCard findCity={findCity} key={suggestion.id} suggestion={suggestion} />
          ))}
          {data.answer.suggestions.length === 0 && <Empty status={status} />}
          <Paging onPage={(to) => show({ status, page: to })} page={page} pages={data.answer.pages} />
        </section>
      ) : error ? (
        <Unreachable onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={3} />
      )}
    </>
  )
}

function Empty({ status }: { status: SuggestionStatus }) {
  return (
    <div className="mt-4 grid justify-items-center gap-3 rounded-card bg-raised p-10 text-center shadow-card">
      <Star aria-hidden className="text-ornament" size={48} weight={1} />
      <p className="text-muted">
        {t(`admin-mosques:pendingPage.${status === 'pending' ? 'empty' : 'emptyStatus'}`)}
      </p>
    </div>
  )
}
