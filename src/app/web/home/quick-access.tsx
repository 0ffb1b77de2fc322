import { BookOpenText } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { sections } from './sections.ts'

const entry =
  'flex min-h-16 items-center gap-3 rounded-card border border-hairline bg-raised px-5 font-semibold hover:border-action hover:text-action'

/** Straight to what people come for. */
export function QuickAccess() {
  return (
    <nav aria-labelledby="quick-access" className="pt-14">
      <h2 className="mb-4 text-lg text-muted" id="quick-access">
        {t('home:quickAccess')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        <li>
          <Link className={entry} href="/quran">
            <BookOpenText aria-hidden className="text-action" size={22} strokeWidth={1.75} />
            {t('shell:links.quran')}
          </Link>
        </li>
        {sections
          .filter(({ id }) => id !== 'verse')
          .map(({ id, Icon }) => (
            <li className="max-sm:last:col-span-2" key={id}>
              <a className={entry} href={`#${id}`}>
                <Icon aria-hidden className="text-action" size={22} strokeWidth={1.75} />
                {t(`home:sections.${id}`)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
