import { deviceGroups } from '#shared/core/stored-data.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { fileStores, recordKinds } from '../core/inventory.ts'

/** The name of a record type; an unknown type is shown by its code name. */
export const recordTypeName = (kind: string): string =>
  recordKinds.includes(kind) ? t(`privacy:kinds.${kind}`) : kind

export const deviceGroupName = (group: string): string =>
  t(`privacy:groups.${(deviceGroups as readonly string[]).includes(group) ? group : 'other'}`)

export const fileStoreName = (store: string): string =>
  t(`privacy:stores.${Object.hasOwn(fileStores, store) ? store : 'other'}`)
