import { lazyPart } from '#shared/web/i18n/lazy-part.ts'

/** The dialog of the calculation, fetched with its texts when it is opened. */
export const LateSettingsDialog = lazyPart(
  () => import('./settings/prayer-settings-dialog.tsx'),
  'prayer-settings',
)
