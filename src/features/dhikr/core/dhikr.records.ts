import { recordType } from '#shared/core/user-data/record-type.ts'
import { NAME_LIMIT, type OwnPreset, STEPS_LIMIT, TARGET_LIMIT, WORDS_LIMIT } from './own-preset.ts'

/** What was counted, by day and preset. */
export const dhikrCountRecords = recordType<number>({
  name: 'dhikr-count',
  merge: 'counter',
  privacy: 'private',
  schema: (s) => s.count(),
})

/** Presets that the person made. */
export const dhikrPresetRecords = recordType<OwnPreset>({
  name: 'dhikr-preset',
  merge: 'whole',
  privacy: 'private',
  partOf: 'dhikr-count',
  hasOwnId: true,
  schema: (s) => {
    const target = s.optional(s.whole(1, TARGET_LIMIT))
    const step = s.union([
      s.object({ phrase: s.filledText(NAME_LIMIT), target }),
      s.object({ words: s.filledText(WORDS_LIMIT), target }),
    ])
    return s.where(
      s.object({
        id: s.filledText(NAME_LIMIT),
        name: s.filledText(NAME_LIMIT),
        steps: s.array(step),
        place: s.withDefault(s.number(), 0),
      }),
      ({ steps }) =>
        steps.length > 0 &&
        steps.length <= STEPS_LIMIT &&
        // A step after one without an end would never be reached.
        (steps.length === 1 || steps.every(({ target }) => target !== undefined)),
    )
  },
})
