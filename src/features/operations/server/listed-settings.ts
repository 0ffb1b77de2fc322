import { z } from 'zod'
import { type Settings, secretSettings, settingsSchema } from '#shared/server/settings.ts'
import type { DeploymentSetting } from '../core/deployment.contract.ts'

/** Every setting with its value, without passwords and keys. */
export const listedSettings = (settings: Settings): DeploymentSetting[] =>
  Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const value = settings[name as keyof Settings]
    const isSecret = secretSettings.has(name)
    const isDefault = schema instanceof z.ZodDefault && schema.def.defaultValue === value
    return {
      name,
      about: schema.description ?? '',
      state: value === undefined ? 'unset' : isDefault ? 'default' : 'set',
      isSecret,
      value: value === undefined || isSecret ? null : withoutCredentials(String(value)),
    }
  })

/** An address without its account, password and query, which can hold the key of a service. */
function withoutCredentials(value: string): string {
  if (!/^https?:\/\//.test(value)) return value
  return value.replace(/^(https?:\/\/)[^/?#]*@/, '$1…@').replace(/[?#].*$/, '?…')
}
