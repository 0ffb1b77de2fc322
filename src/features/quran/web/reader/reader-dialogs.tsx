import { Suspense } from 'react'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import type { VersePlace } from '../../core/index.ts'
import type { GoToTab } from './go-to-dialog.tsx'
import type { ReaderMode, ReaderSettings } from './reader-settings.ts'
import { openAddress } from './requested-address.ts'

const GoToDialog = lazyWithMessages(() => import('./go-to-dialog.tsx'))
const SettingsSheet = lazyWithMessages(() => import('./settings-sheet.tsx'))
const HelpDialog = lazyWithMessages(() => import('./help-dialog.tsx'))
const VerseSheet = lazyWithMessages(() => import('./verse-sheet.tsx'))

/** The open dialog: a list of places, the settings, the help, or the sheet of a verse. */
export type OpenDialog = GoToTab | 'settings' | 'help' | VersePlace

/** The reader's dialogs, one at a time. */
export function ReaderDialogs({
  open,
  mode,
  place,
  settings,
  onClose,
  onListen,
  onMode,
}: {
  open: OpenDialog
  mode: ReaderMode
  place: VersePlace
  settings: ReaderSettings
  onClose: () => void
  onListen: (place: VersePlace) => void
  onMode: (mode: ReaderMode) => void
}) {
  return (
    <Suspense>
      {typeof open === 'object' ? (
        <VerseSheet onClose={onClose} onListen={onListen} place={open} settings={settings} />
      ) : open === 'settings' ? (
        <SettingsSheet mode={mode} onClose={onClose} onMode={onMode} place={place} settings={settings} />
      ) : open === 'help' ? (
        <HelpDialog onClose={onClose} />
      ) : (
        <GoToDialog onClose={onClose} onGo={openAddress} tab={open} />
      )}
    </Suspense>
  )
}
