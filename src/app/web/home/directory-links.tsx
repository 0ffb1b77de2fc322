import { Link } from 'wouter'
import { pageAt } from '#shared/core/pages.ts'
import { t } from '#shared/web/i18n/i18n.ts'

const directories = ['/islamic-names', '/islamic-business', '/courses']

/** Links to the public directories whose pages exist. */
export default function DirectoryLinks() {
  const pages = directories.flatMap((path) => pageAt(path) ?? [])
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby="directories" className="pt-6">
      <h2 className="mb-4 text-lg text-muted" id="directories">
        {t('home-cards:directories')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
        {pages.map(({ name, path }) => (
          <li key={name}>
            <Link
              className="flex min-h-14 items-center rounded-card border border-hairline bg-raised px-5 font-semibold hover:border-action hover:text-action"
              href={path}
            >
              {t(`pages:${name}.link`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
