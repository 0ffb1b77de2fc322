import type { Source } from '#shared/core/source.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import phrases from '../../../../content/adhkar/items/praise.json?phrases'
import presets from '../../../../content/adhkar/presets.json'
import { type OwnPreset, sortedPresets } from '../core/own-preset.ts'
import type { LibraryPreset, Phrase, Preset } from '../core/preset.ts'
import { ownPresets } from './own-presets.ts'

/** The presets and phrases of `content/adhkar`. They are part of the program, so they work offline. */
export const library = presets as readonly LibraryPreset[]
/** The build puts in the Arabic of phrases that quote the Quran (`scripts/lib/quoted-verses-plugin.ts`). */
export const allPhrases = phrases as readonly Phrase[]

export const phraseOf = (id: string | undefined): Phrase | undefined =>
  allPhrases.find((phrase) => phrase.id === id)

/** Where the count and wording of a preset are handed down. */
export const sourcesOf = ({ sources, steps }: LibraryPreset): readonly Source[] =>
  sources ?? phraseOf(steps[0]?.phrase)?.sources ?? []

export type AnyPreset = LibraryPreset | OwnPreset

/** The library’s presets and the person’s own by id; `undefined` until the own ones have been read. */
export function usePresets(): ReadonlyMap<string, AnyPreset> | undefined {
  const own = ownPresets.use()
  return (
    own &&
    new Map<string, AnyPreset>([...library, ...sortedPresets(own.values())].map((each) => [each.id, each]))
  )
}

export function presetName(preset: Preset | undefined): string {
  if (!preset) return t('dhikr:removedPreset')
  return isOwn(preset) ? preset.name : t(`dhikr:presets.${preset.id}`)
}

const isOwn = (preset: Preset): preset is OwnPreset => 'name' in preset
