import { allow } from '#shared/server/session/policy.ts'

export const maySeeOwnAccount = allow('everyone signed in', 'see their own account')
