import { allow } from '#shared/server/session/policy.ts'

export const maySaveRecords = allow('everyone signed in', 'sync their own data')
