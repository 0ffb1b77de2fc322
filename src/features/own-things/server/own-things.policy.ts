import { allow } from '#shared/server/session/policy.ts'

export const mayKeepThings = allow('everyone signed in', 'sync their own data')
