import { allow } from '#shared/server/session/policy.ts'

export const maySeeOwnAccount = allow('everyone signed in', 'view their own account')
export const mayChangeOwnAccount = allow('everyone signed in', 'change their own account')
export const mayEndOwnSessions = allow('everyone signed in', 'view and end their own sessions')
export const mayExportAccount = allow('everyone signed in', 'export their own data')
export const mayDeleteOwnAccount = allow('everyone signed in', 'delete their own account')
export const mayManagePasskeys = allow('everyone signed in', 'manage their own passkeys')
