import { deviceValue } from '#shared/web/device-value.ts'

const shown = deviceValue<boolean>('rafiq.browse.transliteration', (found) =>
  typeof found === 'boolean' ? found : undefined,
)

/** Whether verse cards show how the Arabic is said. */
export const useTransliterationShown = (): boolean => shown.use() ?? false

export const showTransliteration = (show: boolean): void => shown.write(show)
