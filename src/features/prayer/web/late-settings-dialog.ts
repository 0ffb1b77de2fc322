import { lazyWithTexts } from '#shared/web/i18n/lazy-with-texts.ts'

/** The dialog of the calculation, fetched with its texts when it is opened. */
export const LateSettingsDialog = lazyWithTexts(
  () => import('./settings/prayer-settings-dialog.tsx'),
  'prayer-settings',
)
