import { checkedSettings, type PlaybackSettings } from '#shared/core/playback/playback-settings.ts'
import { deviceValue } from '../device-value.ts'

const kept = deviceValue<PlaybackSettings>('rafiq.audio', checkedSettings)

/** How things sounded last on this device. */
export const savedSettings = (): PlaybackSettings => kept.read() ?? checkedSettings(undefined)

export const saveSettings = (settings: PlaybackSettings): void => kept.write(settings)
