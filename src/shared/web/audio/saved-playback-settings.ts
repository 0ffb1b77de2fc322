import { type PlaybackSettings, parsePlaybackSettings } from '#shared/core/playback/playback-settings.ts'
import { unusualFields } from '#shared/core/user-data/setting-fields.ts'
import { deviceValue } from '../device-value.ts'

const kept = deviceValue<PlaybackSettings>('rafiq.audio', parsePlaybackSettings, (value) =>
  unusualFields(value, parsePlaybackSettings(undefined)),
)

/** The last playback settings on this device. */
export const savedSettings = (): PlaybackSettings => kept.read() ?? parsePlaybackSettings(undefined)

export const saveSettings = (settings: PlaybackSettings): void => kept.write(settings)
