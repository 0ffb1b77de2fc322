import { useState } from 'react'
import type { PrayerChoices } from '../../core/index.ts'
import { type PrayerSettings, savePrayerSettings, settingsOf, usePrayerSettings } from '../prayer-settings.ts'

/** The user's settings with the changes made since the dialog was opened, so that each can be undone. */
export function useSettingsChanges() {
  const settings = usePrayerSettings()
  const [before, setBefore] = useState<readonly PrayerSettings[]>([])
  /** Grows when settings change outside the fields, so that the fields are reset. */
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
