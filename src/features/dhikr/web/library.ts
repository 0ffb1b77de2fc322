import { t } from '#shared/web/i18n/i18n.ts'
import phrases from '../../../../content/dhikr/phrases.json'
import presets from '../../../../content/dhikr/presets.json'
import { inOrder, type OwnPreset } from '../core/own-preset.ts'
import type { LibraryPreset, Phrase, Preset } from '../core/preset.ts'
import { ownPresets } from './own-presets.ts'

/** The phrases and presets of `content/dhikr`, which come with the program, so that they are there without a network. */
export const library = presets as readonly LibraryPreset[]
export const allPhrases: readonly Phrase[] = phrases

export const phraseOf = (id: string | undefined): Phrase | undefined =>
  allPhrases.find((phrase) => phrase.id === id)

export type AnyPreset = LibraryPreset | OwnPreset

/** Every preset there is, the library’s and the person’s own; `undefined` until the own ones were read. */
export function usePresets(): ReadonlyMap<string, AnyPreset> | undefined {
  const own = ownPresets.use()
  return (
    own && new Map<string, AnyPreset>([...library, ...inOrder(own.values())].map((each) => [each.id, each]))
  )
}

export function presetName(preset: Preset | undefined): string {
  if (!preset) return t('dhikr:removedPreset')
  return isOwn(preset) ? preset.name : t(`dhikr:presets.${preset.id}`)
}

const isOwn = (preset: Preset): preset is OwnPreset => 'name' in preset
