import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { newId } from '#shared/web/user-data/new-id.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { records } from '#shared/web/user-data/records.ts'
import { dhikrPresetRecords } from '../core/dhikr.records.ts'
import type { OwnPreset } from '../core/own-preset.ts'

export const ownPresets = records(dhikrPresetRecords)

/** Saves presets. Notifies the person when that fails. */
export function savePresets(presets: readonly OwnPreset[]): void {
  void notifySaveFailed(ownPresets.write(presets.map((preset) => [preset.id, preset])))
}

export const newPreset = (draft: Omit<OwnPreset, 'id'>): OwnPreset => ({ ...draft, id: newId() })

/** Deletes a preset and offers to undo that. Its counts stay in the history. */
export function removePreset(preset: OwnPreset): void {
  void notifySaveFailed(ownPresets.remove(preset.id))
  toast({
    title: t('dhikr:own.removed'),
    action: { label: t('dhikr:undo'), run: () => savePresets([preset]) },
  })
}
