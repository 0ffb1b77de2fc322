import { recordType } from './record-type.ts'

/** One field of a setting; without a value it is as usual. */
export interface SettingField {
  readonly value?: unknown
}

/** What a person chose, by field: `prayer/madhab`, `theme`. What each may be is decided where it is used. */
export const settingRecords = recordType<SettingField>({
  name: 'setting',
  merge: 'fields',
  privacy: 'private',
  schema: (s) => s.object({ value: s.optional(s.json()) }),
})
