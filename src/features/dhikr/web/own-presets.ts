import { t } from '#shared/web/i18n/i18n.ts'
import { newId } from '#shared/web/own-things/new-id.ts'
import { sayUnkept } from '#shared/web/own-things/say-unkept.ts'
import { thingsOf } from '#shared/web/own-things/things-of.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { type OwnPreset, ownPresetIn } from '../core/own-preset.ts'

export const ownPresets = thingsOf('dhikr-preset', ownPresetIn)

/** Keeps presets as they are now. Says so when the device cannot. */
export function keepPresets(presets: readonly OwnPreset[]): void {
  void sayUnkept(ownPresets.write(presets.map((preset) => [preset.id, preset])))
}

export const newPreset = (draft: Omit<OwnPreset, 'id'>): OwnPreset => ({ ...draft, id: newId() })

/** Removes a preset, and offers to undo that. What was counted with it stays in the history. */
export function removePreset(preset: OwnPreset): void {
  void sayUnkept(ownPresets.remove(preset.id))
  toast({
    title: t('dhikr:own.removed'),
    action: { label: t('dhikr:undo'), run: () => keepPresets([preset]) },
  })
}
