import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'

/** The dialog with the calculation settings, loaded with its messages when it is opened. */
export const LazySettingsDialog = lazyWithMessages(
  () => import('./settings/prayer-settings-dialog.tsx'),
  'prayer-settings',
)
