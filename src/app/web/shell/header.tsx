import { Menu, Search, Share2, UserRound } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { primaryPages } from '#shared/core/primary-pages.ts'
import { chosenLanguage, t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { closeShellDialog, type ShellDialog, shellDialog } from './shell-dialog.ts'

const ShellDialogs = lazyWithMessages(() => import('./shell-dialogs.tsx'))

/**
 * The bar at the top: name, primary links, search, share, support, language, account and menu, in the sky's colour. It
 * stays on one row: below certain widths the links, share, support and language are only in the menu.
 */
export function Header() {
  const open = shellDialog.use()
  const [address] = useLocation()
  // The browser's Back button may leave the page behind an open dialog.
  useEffect(() => closeShellDialog, [])
  const opens = (name: ShellDialog) => ({
    'aria-haspopup': 'dialog' as const,
    look: 'sky' as const,
    onClick: () => shellDialog.set(open === name ? undefined : name),
  })
  const control = (name: ShellDialog, label: string) => ({
    'aria-label': label,
    'data-tooltip': label,
    ...opens(name),
  })
  return (
    <header className="relative z-20 mx-auto w-full max-w-content px-5 py-4 sm:px-8">
      <div className="@container">
        <div className="flex flex-wrap items-center gap-4">
          <Link className="flex min-h-11 items-center gap-2.5 font-display font-semibold text-2xl" href="/">
            {/* Hidden where the star doesn't fit beside the name (4.6rem) and three buttons. */}
            <Star className="@max-[calc(202px+4.6rem)]:hidden" size={28} weight={1.25} />
            <span className="min-w-[4.6rem]">{t('shell:name')}</span>
          </Link>
          <nav
            aria-label={t('shell:primaryNavigation')}
            className="ms-2 hidden items-center gap-1 lg:@min-[48rem]:flex"
          >
            {Object.values(primaryPages).map((page) => (
              <Link
                aria-current={page.path === address ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center rounded-full px-2.5 hover:bg-current/8',
                  page.path === address && 'font-bold',
                )}
                href={page.path}
                key={page.name}
              >
                {t(`shell:links.${page.name}`)}
              </Link>
            ))}
          </nav>
          <div className="ms-auto flex items-center gap-2">
            <Button aria-expanded={open === 'search'} {...control('search', t('shell:search.open'))} round>
              <Search aria-hidden size={19} />
            </Button>
            <Button
              className="@max-[30rem]:hidden lg:@min-[48rem]:@max-[67rem]:hidden"
              {...control('share', t('shell:share'))}
              round
            >
              <Share2 aria-hidden size={19} />
            </Button>
            <Button className="@max-[38rem]:hidden lg:@min-[48rem]:@max-[56rem]:hidden" {...opens('support')}>
              {t('shell:support')}
            </Button>
            <Button
              {...control(
                'language',
                `${t('shell:language')}${t('shell:colon')}${chosenLanguage().nativeName}`,
              )}
              className="@max-[30rem]:hidden lg:@min-[48rem]:@max-[60rem]:hidden"
            >
              <span lang={chosenLanguage().code}>{chosenLanguage().nativeName}</span>
            </Button>
            <Button {...control('account', t('shell:account'))} round>
              <UserRound aria-hidden size={19} />
            </Button>
            <Button {...control('menu', t('shell:menu'))} round>
              <Menu aria-hidden size={20} />
            </Button>
          </div>
        </div>
      </div>
      <Suspense>{open && <ShellDialogs />}</Suspense>
    </header>
  )
}
