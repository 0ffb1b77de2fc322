import { Languages, Share2, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { AccountMenu } from '#features/account/web/menu/account-menu.tsx'
import { pages } from '#shared/core/pages.ts'
import { useErrorClaims } from '#shared/web/errors/error-claims.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { chosenLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { sections } from '../home/sections.ts'
import { ThemePicker } from './theme-picker.tsx'

const entry = 'flex min-h-12 w-full items-center gap-3.5 rounded-xl px-3 text-start hover:bg-sunken'

/** All pages, with the language and the theme, at the end side of the page. */
export default function MenuSheet(props: {
  onClose: () => void
  onLanguage: () => void
  onShare: () => void
  onErrors: () => void
}) {
  const open = useErrorClaims().filter((claim) => claim.status === 'open').length
  return (
    <Dialog onClose={props.onClose} open shape="sheet" title={t('shell:menu')}>
      <div className="mb-4 border-hairline border-b pb-5">
        <AccountMenu onClose={props.onClose} />
      </div>
      <nav aria-label={t('shell:fullNavigation')} className="-mx-3">
        <ul>
          {pages
            .filter((page) => page.menu !== 'none')
            .map((page) => (
              <li key={page.name}>
                <Link className={entry} href={page.path} onClick={props.onClose}>
                  <span className="font-semibold">{t(`pages:${page.name}.link`)}</span>
                </Link>
              </li>
            ))}
          {sections.map(({ id, Icon }) => (
            <li key={id}>
              <a className={entry} href={`/#${id}`} onClick={props.onClose}>
                <Icon aria-hidden className="text-action" size={20} />
                {t(`home:sections.${id}`)}
              </a>
            </li>
          ))}
        </ul>
        <hr className="mx-3 my-3 border-hairline" />
        <button className={entry} onClick={props.onShare} type="button">
          <Share2 aria-hidden className="text-action" size={20} />
          {t('shell:share')}
        </button>
        <button className={entry} onClick={props.onLanguage} type="button">
          <Languages aria-hidden className="text-action" size={20} />
          {t('shell:language')}
          <span className="ms-auto text-muted" lang={chosenLanguage().code}>
            {chosenLanguage().nativeName}
          </span>
        </button>
        {open > 0 && (
          <button className={entry} onClick={props.onErrors} type="button">
            <TriangleAlert aria-hidden className="text-ending" size={20} />
            {t('menu:errors.title')}
            <span className="ms-auto text-muted">{formatNumber(open)}</span>
          </button>
        )}
      </nav>
      <ThemePicker />
    </Dialog>
  )
}
