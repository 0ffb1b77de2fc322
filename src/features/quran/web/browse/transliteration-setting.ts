import { deviceValue } from '#shared/web/device-value.ts'

const shown = deviceValue<boolean>('rafiq.browse.transliteration', (found) =>
  typeof found === 'boolean' ? found : undefined,
)

/** Whether verse cards show the transliteration. */
export const useTransliterationSetting = (): boolean => shown.use() ?? false

export const setTransliteration = (show: boolean): void => shown.write(show)
