import { HandHeart, Languages, Share2, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { AccountMenu } from '#features/account/web/menu/account-menu.tsx'
import { type Page, pageAt, pages } from '#shared/core/pages.ts'
import { useErrorClaims } from '#shared/web/errors/error-claims.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { chosenLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { sections } from '../home/sections.ts'
import { CopyrightYear } from './copyright-year.tsx'
import { closeShellDialog, type ShellDialog, shellDialog } from './shell-dialog.ts'
import { ThemePicker } from './theme-picker.tsx'

const entry =
  'flex min-h-12 w-full flex-wrap items-center gap-x-3.5 rounded-xl px-3 text-start hover:bg-sunken'

/** The pages of the list with descriptions, as they exist. */
const described = ['/reading', '/dhikr', '/community', '/goals'].flatMap((path) => pageAt(path) ?? [])

/** All other pages. Support opens its dialog instead. */
const others = pages.filter(
  (page) => page.menu !== 'none' && page.path !== '/support' && !described.includes(page),
)

/** All pages, with the language and the theme, at the end side of the page. */
export default function MenuSheet() {
  const open = useErrorClaims().filter((claim) => claim.status === 'open').length
  return (
    <Dialog onClose={closeShellDialog} open shape="sheet" title={t('shell:menu')}>
      <div className="mb-4 border-hairline border-b pb-5">
        <AccountMenu onClose={closeShellDialog} />
      </div>
      <nav aria-label={t('shell:fullNavigation')} className="-mx-3">
        <h3 className="px-3 pb-1 text-muted text-sm" id="islamic-features">
          {t('menu:features.title')}
        </h3>
        <ul aria-labelledby="islamic-features">
          {described.map((page) => (
            <li key={page.name}>
              <PageLink page={page}>
                <span className="block text-muted text-sm leading-snug">
                  {t(`menu:features.${page.name}`)}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
        <hr className="mx-3 my-3 border-hairline" />
        <ul>
          {others.map((page) => (
            <li key={page.name}>
              <PageLink page={page} />
            </li>
          ))}
          {sections.map(({ id, Icon }) => (
            <li key={id}>
              <a className={entry} href={`/#${id}`} onClick={closeShellDialog}>
                <Icon aria-hidden className="text-action" size={20} />
                {t(`menu:sections.${id}`)}
              </a>
            </li>
          ))}
        </ul>
        <hr className="mx-3 my-3 border-hairline" />
        <Opener name="share">
          <Share2 aria-hidden className="text-action" size={20} />
          {t('shell:share')}
        </Opener>
        <Opener name="support">
          <HandHeart aria-hidden className="text-action" size={20} />
          {t('pages:support.link')}
        </Opener>
        <Opener name="language">
          <Languages aria-hidden className="text-action" size={20} />
          {t('shell:language')}
          <span className="ms-auto text-muted" lang={chosenLanguage().code}>
            {chosenLanguage().nativeName}
          </span>
        </Opener>
        {open > 0 && (
          <Opener name="errors">
            <TriangleAlert aria-hidden className="text-ending" size={20} />
            {t('menu:errors.title')}
            <span className="ms-auto text-muted">{formatNumber(open)}</span>
          </Opener>
        )}
      </nav>
      <ThemePicker />
      <p className="mt-6 text-center text-muted text-sm">
        <CopyrightYear />
      </p>
    </Dialog>
  )
}

function PageLink({ page, children }: { page: Page; children?: ReactNode }) {
  return (
    <Link className={entry} href={page.path} onClick={closeShellDialog}>
      <span className="py-1.5">
        <span className="font-semibold">{t(`pages:${page.name}.link`)}</span>
        {children}
      </span>
    </Link>
  )
}

/** Opens another dialog of the shell instead of the menu. */
function Opener({ name, children }: { name: ShellDialog; children: ReactNode }) {
  return (
    <button aria-haspopup="dialog" className={entry} onClick={() => shellDialog.set(name)} type="button">
      {children}
    </button>
  )
}
