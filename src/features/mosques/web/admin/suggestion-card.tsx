import { useState } from 'react'
import { Link } from 'wouter'
import { Fact } from '#shared/web/directory/fact.tsx'
import { countryName, joinNames } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { WorldMap } from '#shared/web/map/world-map.tsx'
import { buttonClass } from '#shared/web/ui/button.tsx'
import type { ListedMosque } from '../../core/mosques-admin.contract.ts'
import type { MosqueSuggestion } from '../../core/suggestions.contract.ts'
import { titleOf } from './mosque-columns.tsx'
import type { FindCity } from './place-fields.tsx'
import { SuggestionDecision } from './suggestion-decision.tsx'
import { suggestionMarks } from './suggestion-marks.ts'
import { Said } from './suggestion-said.tsx'

/** A suggestion beside the mosque that it is about, or the mosques around it, on a map. */
export function SuggestionCard({
  suggestion,
  findCity,
}: {
  suggestion: MosqueSuggestion
  findCity: FindCity
}) {
  const { id, kind, status, name, mosque, receivedAt, decidedAt, reason } = suggestion
  const heading = `suggestion-${id}`
  const marks = suggestionMarks(suggestion)
  const [own] = marks
  const [chosen, setChosen] = useState<string>()
  return (
    <article aria-labelledby={heading} className="mt-4 min-w-0 rounded-card bg-raised p-5 shadow-card sm:p-6">
      <header className="mb-4">
        <p className="font-semibold text-action text-sm">{t(`admin-mosques:pendingPage.kinds.${kind}`)}</p>
        <h3 className="break-words font-semibold text-lg" dir="auto" id={heading}>
          {name ?? (mosque ? titleOf(mosque) : t('admin-mosques:pendingPage.gone'))}
        </h3>
        <p className="text-muted text-sm">
          {t('admin-mosques:pendingPage.received', { when: formatInstant(receivedAt) })}
          {decidedAt && <> · {t('admin-mosques:pendingPage.decided', { when: formatInstant(decidedAt) })}</>}
        </p>
      </header>
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          <Said suggestion={suggestion} />
          {mosque && <CurrentMosque mosque={mosque} />}
          {kind === 'new' && status === 'pending' && <Near suggestion={suggestion} />}
        </div>
        {own && (
          <WorldMap
            className="h-64 sm:h-80"
            label={t('admin-mosques:pendingPage.map')}
            marks={marks.map((mark) => ({
              ...mark,
              chosen: mark.id === (chosen ?? own.id),
              onChoose: () => setChosen(mark.id),
              ...(mark.id === (chosen ?? own.id) && { label: mark.name }),
            }))}
            own={own.at}
          />
        )}
      </div>
      {reason && (
        <p className="mt-4 whitespace-pre-line break-words rounded-xl bg-sunken px-4 py-3" dir="auto">
          {t('admin-mosques:pendingPage.reasonWas', { reason })}
        </p>
      )}
      {status === 'pending' && <SuggestionDecision findCity={findCity} suggestion={suggestion} />}
    </article>
  )
}

function CurrentMosque({ mosque }: { mosque: ListedMosque }) {
  const country = mosque.country && (countryName(mosque.country) ?? mosque.country)
  const facts = [
    ['street', mosque.street],
    ['city', joinNames(mosque.city ?? undefined, country ?? undefined)],
    ['jumua', mosque.jumua.join(', ')],
    ['contact', mosque.contact],
    ['website', mosque.website],
  ] as const
  return (
    <section className="rounded-xl bg-sunken px-4 py-3">
      <h4 className="mb-2 font-semibold text-[0.9375rem]">{t('admin-mosques:pendingPage.current')}</h4>
      <p className="mb-2 break-words" dir="auto">
        {titleOf(mosque)}
      </p>
      <dl className="grid gap-3 sm:grid-cols-2">
        {facts.map(
          ([field, text]) =>
            text && (
              <Fact key={field} label={t(`admin-mosques:fields.${field}`)}>
                <bdi className="break-words">{text}</bdi>
              </Fact>
            ),
        )}
      </dl>
      {!mosque.deletedAt && (
        <Link className={`${buttonClass({ look: 'plain' })} mt-2`} href={`/mosques/${mosque.id}`}>
          {t('admin-mosques:pendingPage.open')}
        </Link>
      )}
    </section>
  )
}

/** Mosques that a missing one may be. */
function Near({ suggestion: { coordinates, near } }: { suggestion: MosqueSuggestion }) {
  if (!coordinates) return null
  if (near.length === 0) return <p className="text-muted">{t('admin-mosques:pendingPage.noNear')}</p>
  return (
    <section>
      <h4 className="mb-1 text-muted text-sm">{t('admin-mosques:pendingPage.near')}</h4>
      <ul className="flex flex-wrap gap-2">
        {near.map((mosque) => (
          <li key={mosque.id}>
            <Link className={buttonClass()} href={`/mosques/${mosque.id}`}>
              <bdi>{titleOf(mosque)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
