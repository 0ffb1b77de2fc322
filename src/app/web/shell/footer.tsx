import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { CopyrightYear } from './copyright-year.tsx'

/** The sources of the content, as their licences require. */
const sources = [
  { name: 'Tanzil.net', address: 'https://tanzil.net' },
  { name: 'QuranEnc.com', address: 'https://quranenc.com' },
  { name: 'GeoNames', address: 'https://www.geonames.org' },
] as const

/** Links about privacy and terms. */
const promises = ['privacy', 'terms'] as const

const link = 'me-3 inline-flex min-h-11 items-center underline underline-offset-4'

export function Footer() {
  return (
    <footer className="mx-auto w-full max-w-content px-5 pt-14 pb-10 text-muted text-sm sm:px-8 max-lg:pb-28">
      <div aria-hidden="true" className="mb-8 flex items-center gap-4 text-hairline">
        <span className="h-px flex-1 bg-hairline" />
        <Star className="text-ornament" size={22} weight={1} />
        <span className="h-px flex-1 bg-hairline" />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <p>{t('shell:footer.promise')}</p>
        <p>
          {promises.map((page) => (
            <Link className={link} href={`/${page}`} key={page}>
              {t(`shell:footer.${page}`)}
            </Link>
          ))}
          <CopyrightYear />
        </p>
      </div>
      <p className="max-w-reading">{t('shell:footer.sources')}</p>
      <p>
        {t('shell:footer.credits')}{' '}
        {sources.map(({ name, address }) => (
          <a className={link} href={address} key={name} rel="noopener noreferrer" target="_blank">
            {name}
          </a>
        ))}
      </p>
    </footer>
  )
}
