import { deviceValue } from '#shared/web/device-value.ts'

/** Whether listening to a surah goes on into the next one, as it does unless the person said otherwise. */
export const continuousPlayback = deviceValue<boolean>('rafiq.recitations.go-on', (found) =>
  typeof found === 'boolean' ? found : undefined,
)
