import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'

/** The dialog of the calculation, fetched with its texts when it is opened. */
export const LazySettingsDialog = lazyWithMessages(
  () => import('./settings/prayer-settings-dialog.tsx'),
  'prayer-settings',
)
