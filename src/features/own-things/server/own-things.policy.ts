import { allow } from '#shared/server/session/policy.ts'

export const mayKeepThings = allow('everyone signed in', 'keep things of their own')
