import { ExternalLink, LogOut } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { pageAt } from '#shared/core/pages.ts'
import { t } from '../i18n/i18n.ts'
import { SignOutButton } from '../session/sign-out-button.tsx'
import { classNames } from '../ui/class-names.ts'

/** The links of the specification; those whose pages exist are shown. */
const links = [
  { name: 'dashboard', path: '/admin' },
  { name: 'courses', path: '/admin/courses' },
  { name: 'audio', path: '/admin/audio' },
  { name: 'mosques', path: '/admin/mosques' },
  { name: 'names', path: '/admin/names' },
  { name: 'articles', path: '/admin/articles' },
  { name: 'businesses', path: '/admin/businesses' },
].filter(({ path }) => pageAt(path) !== undefined)

const entry =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full px-3.5 text-[0.9375rem] hover:bg-sunken'

/** The navigation above every admin page; it scrolls sideways on a phone. */
export default function AdminNav() {
  const [path] = useLocation()
  return (
    <nav
      aria-label={t('admin:nav.label')}
      className="-mx-5 overflow-x-auto border-hairline border-b px-5 pb-2 sm:-mx-8 sm:px-8"
    >
      <ul className="flex w-max min-w-full items-center gap-1">
        {links.map((link) => {
          const isCurrent = path === link.path
          return (
            <li key={link.path}>
              <Link
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(entry, isCurrent && 'bg-action-soft font-semibold text-action')}
                href={link.path}
              >
                {t(`admin:nav.${link.name}`)}
              </Link>
            </li>
          )
        })}
        <li className="ms-auto">
          <Link className={entry} href="/">
            <ExternalLink aria-hidden className="text-muted" size={17} />
            {t('admin:nav.site')}
          </Link>
        </li>
        <li>
          <SignOutButton className={entry} plain>
            <LogOut aria-hidden className="text-muted rtl:-scale-x-100" size={17} />
            {t('admin:nav.logout')}
          </SignOutButton>
        </li>
      </ul>
    </nav>
  )
}
