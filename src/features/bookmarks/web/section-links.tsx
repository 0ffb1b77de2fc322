import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'

const parts = [
  { name: 'bookmarks', href: '/bookmarks' },
  { name: 'notes', href: '/bookmarks/notes' },
] as const

/** Links between bookmarks and notes. */
export function SectionLinks({ current }: { current: (typeof parts)[number]['name'] }) {
  return (
    <nav
      aria-label={t('bookmarks:sections.label')}
      className="mt-4 flex flex-wrap gap-1 border-hairline border-b print:hidden"
    >
      {parts.map(({ name, href }) => (
        <Link
          aria-current={name === current ? 'page' : undefined}
          className={classNames(
            '-mb-px inline-flex min-h-12 items-center border-b-2 px-4 font-semibold',
            name === current ? 'border-action text-action' : 'border-transparent text-muted hover:text-ink',
          )}
          href={href}
          key={name}
        >
          {t(`bookmarks:sections.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
