import { Link } from 'wouter'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { countryName, formatDigits } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import type { Organisation } from '../core/sign-language.ts'
import { organisations } from './content.ts'

const ALL = 'all'
const countries = [...new Set(organisations.map(({ country }) => country))]

/** Organisations for deaf Muslims, by country. */
export function OrganisationsPart() {
  const [query, change] = useAddressQuery()
  const chosen = countries.find((country) => country === query.get('country')) ?? ALL
  const shown = organisations.filter(({ country }) => chosen === ALL || country === chosen)
  return (
    <section>
      <h2 className="font-display text-2xl">{t('sign-language:parts.organisations')}</h2>
      <p className="mt-1 max-w-reading text-muted">{t('sign-language:organisations.about')}</p>
      <SelectField
        className="mt-4 sm:w-72 print:hidden"
        label={t('sign-language:organisations.country')}
        onChoose={(country) =>
          change(
            (now) => {
              if (country === ALL) now.delete('country')
              else now.set('country', country)
              return now
            },
            { replace: true },
          )
        }
        options={[
          { value: ALL, text: t('sign-language:organisations.all') },
          ...countries.map((value) => ({ value, text: countryName(value) ?? value })),
        ]}
        value={chosen}
      />
      <ul className="mt-5 grid gap-4 lg:grid-cols-2">
        {shown.map((organisation) => (
          <li className="grid min-w-0" key={organisation.id}>
            <OrganisationCard organisation={organisation} />
          </li>
        ))}
      </ul>
      <p className="mt-6 print:hidden">
        <Link
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          href="/contact"
        >
          {t('sign-language:organisations.suggest')}
        </Link>
      </p>
    </section>
  )
}

function OrganisationCard({ organisation }: { organisation: Organisation }) {
  const { id, name, country, website, signLanguages, about, seen, checked } = organisation
  return (
    <article
      aria-labelledby={`organisation-${id}`}
      className="min-w-0 rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <h3 className="text-xl leading-snug" id={`organisation-${id}`} lang="en">
        <bdi>{name}</bdi>
      </h3>
      <p className="text-muted text-sm">
        {[
          countryName(country) ?? country,
          ...signLanguages.map((language) => t(`sign-language:languages.${language}`)),
        ].join(' · ')}
      </p>
      <p className="mt-2" {...contentAttributes()}>
        {contentText(about)}
      </p>
      {website ? (
        <a
          className="mt-1 inline-flex min-h-11 items-center break-all text-action underline underline-offset-4"
          dir="ltr"
          href={website}
          rel="noreferrer"
          target="_blank"
        >
          {website.replace(/^https?:\/\/(?:www\.)?/, '')}
        </a>
      ) : (
        <p className="mt-2 text-muted">{t('sign-language:organisations.noWebsite')}</p>
      )}
      <p className="mt-2 text-muted text-sm">
        {t('sign-language:organisations.seen', { year: formatDigits(String(seen)) })}
      </p>
      <ul className="text-muted text-sm" lang="en">
        {checked.map(({ title, url }) => (
          <li key={url}>
            <a
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              href={url}
              rel="noreferrer"
              target="_blank"
            >
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </article>
  )
}
