import { deviceValue } from '#shared/web/device-value.ts'

/** Whether playback continues with the next surah; on by default. */
export const continuousPlayback = deviceValue<boolean>('rafiq.recitations.go-on', (found) =>
  typeof found === 'boolean' ? found : undefined,
)
