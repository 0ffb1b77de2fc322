import { recordType } from './record-type.ts'

/** One field of a setting. Without a value, the default applies. */
export interface SettingField {
  readonly value?: unknown
}

/** The person's settings by field: `prayer/madhab`, `theme`. Each value is checked where it is used. */
export const settingRecords = recordType<SettingField>({
  name: 'setting',
  merge: 'fields',
  privacy: 'private',
  schema: (s) => s.object({ value: s.optional(s.json()) }),
})
