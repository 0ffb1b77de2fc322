import { administrators } from '#shared/core/roles.ts'
import { allow } from '#shared/server/session/policy.ts'

export const mayListBackups = allow(administrators, 'list backups')
