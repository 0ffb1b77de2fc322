import { deviceGroups, serverGroups } from '#shared/core/stored-data.ts'
import { cookies, fileStores, recordKinds, thirdParties } from '../core/inventory.ts'
import type { PolicyPart } from '../core/policy.ts'

export interface PolicyRow {
  readonly name: string
  readonly text: string
}

type Text = (key: string, values?: Readonly<Record<string, string>>) => string

/** The rows of a part of the policy. The page and `docs/privacy.md` show the same. */
export function policyRows(part: PolicyPart, t: Text, comma: string): readonly PolicyRow[] {
  switch (part) {
    case 'device': {
      const kinds = recordKinds.map((kind) => t(`privacy:kinds.${kind}`)).join(comma)
      const stores = Object.keys(fileStores)
        .map((store) => t(`privacy:stores.${store}`))
        .join(comma)
      return [
        { name: t('privacy:records'), text: t('policy:device.records', { kinds }) },
        ...deviceGroups.map((group) => ({
          name: t(`privacy:groups.${group}`),
          text: t(`policy:device.${group}`),
        })),
        { name: t('privacy:files'), text: t('policy:device.files', { stores }) },
      ]
    }
    case 'server':
      return serverGroups.map((group) => ({
        name: t(`policy:server.${group}.what`),
        text: t(`policy:server.${group}.long`),
      }))
    case 'cookies':
      return cookies.map((name) => ({ name, text: t(`policy:cookies.${name}`) }))
    case 'outside':
      return thirdParties.map((who) => ({
        name: t(`policy:outside.${who}.who`),
        text: t(`policy:outside.${who}.text`),
      }))
    default:
      return []
  }
}
