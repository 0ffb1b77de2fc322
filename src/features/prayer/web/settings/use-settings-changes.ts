import { useState } from 'react'
import type { PrayerChoices } from '../../core/index.ts'
import { type PrayerSettings, savePrayerSettings, settingsOf, usePrayerSettings } from '../prayer-settings.ts'

/** The person's settings with every change of this visit to the dialog, so that each can be taken back. */
export function useSettingsChanges() {
  const settings = usePrayerSettings()
  const [before, setBefore] = useState<readonly PrayerSettings[]>([])
  /** Grows when the settings are not what the fields made them, so that the fields begin anew. */
  const [turn, setTurn] = useState(0)
  const put = (next: PrayerSettings) => {
    setBefore([...before, settings])
    savePrayerSettings(next)
  }
  return {
    settings,
    turn,
    change: (changes: PrayerChoices) => put(settingsOf({ ...settings, ...changes })),
    canUndo: before.length > 0,
    undo: () => {
      const last = before.at(-1)
      if (!last) return
      savePrayerSettings(last)
      setBefore(before.slice(0, -1))
      setTurn(turn + 1)
    },
    canReset: Object.keys(settings).length > 0,
    reset: () => {
      put({})
      setTurn(turn + 1)
    },
  }
}

export type SettingsChanges = ReturnType<typeof useSettingsChanges>
