import { Suspense } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { closeShellDialog, shellDialog } from './shell-dialog.ts'

const MenuSheet = lazyWithMessages(() => import('./menu-sheet.tsx'), 'menu', 'pages', 'account-menu')
const MoreSheet = lazyWithMessages(() => import('./more-sheet.tsx'), 'menu', 'pages')
const AccountSheet = lazyWithMessages(() => import('./account-sheet.tsx'), 'account-menu')
const LanguagePicker = lazyWithMessages(() => import('./language-picker.tsx'), 'menu')
const SearchBox = lazyWithMessages(
  () => import('../search/search-box.tsx'),
  'search',
  'cities',
  'pages',
  'menu',
  'sources',
)
const ErrorLog = lazyWithMessages(() => import('./error-log.tsx'), 'menu')
const ShareDialog = lazyWithMessages(() => import('#shared/web/share/share-dialog.tsx'), 'share')
const DonationDialog = lazyWithMessages(
  () => import('#features/donations/web/donation-dialog.tsx'),
  'donations',
)

/** The open dialog of the shell. In a file of its own, so that the first view does not list the dialogs' files. */
export default function ShellDialogs() {
  const open = shellDialog.use()
  return (
    <Suspense>
      {open === 'search' && <SearchBox onClose={closeShellDialog} />}
      {open === 'menu' && <MenuSheet />}
      {open === 'more' && <MoreSheet />}
      {open === 'account' && <AccountSheet onClose={closeShellDialog} />}
      {open === 'errors' && <ErrorLog onClose={closeShellDialog} />}
      {open === 'language' && <LanguagePicker onClose={closeShellDialog} />}
      {open === 'support' && <DonationDialog onClose={closeShellDialog} />}
      {open === 'share' && (
        <ShareDialog onClose={closeShellDialog} text={t('shell:shareText')} url={location.origin} />
      )}
    </Suspense>
  )
}
