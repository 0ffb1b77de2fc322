import { t } from '#shared/web/i18n/i18n.ts'
import { newId } from '#shared/web/own-things/new-id.ts'
import { thingsOf } from '#shared/web/own-things/things-of.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { type OwnPreset, ownPresetIn } from '../core/own-preset.ts'
import { saysUnkept } from './says-unkept.ts'

export const ownPresets = thingsOf('dhikr-preset', ownPresetIn)

/** Keeps presets as they are now. Says so when the device cannot. */
export async function keepPresets(presets: readonly OwnPreset[]): Promise<void> {
  saysUnkept(await ownPresets.write(presets.map((preset) => [preset.id, preset])))
}

export const newPreset = (draft: Omit<OwnPreset, 'id'>): OwnPreset => ({ ...draft, id: newId() })

/** Removes a preset, and offers to undo that. What was counted with it stays in the history. */
export async function removePreset(preset: OwnPreset): Promise<void> {
  saysUnkept(await ownPresets.remove(preset.id))
  toast({
    title: t('dhikr:own.removed'),
    action: { label: t('dhikr:undo'), run: () => void keepPresets([preset]) },
  })
}
