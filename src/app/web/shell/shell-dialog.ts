import { store } from '#shared/web/store.ts'

/** The dialogs of the shell. The header, the bar at the bottom and cards open them; one is open at a time. */
export type ShellDialog = 'search' | 'share' | 'support' | 'language' | 'account' | 'menu' | 'more' | 'errors'

/** The open dialog of the shell. */
export const shellDialog = store<ShellDialog | undefined>(undefined)

export const closeShellDialog = () => shellDialog.set(undefined)
