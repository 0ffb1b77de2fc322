import { AppError } from '#shared/core/app-error.ts'
import type { AccountServices } from './account-services.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Throws `password_too_common` for a password that is easy to guess or has leaked. */
export async function rejectCommonPassword(
  { isBreached }: Pick<AccountServices, 'isBreached'>,
  password: string,
  personal: readonly (string | null | undefined)[],
): Promise<void> {
  if (!((await isCommonPassword(password, personal)) || (await isBreached(password)))) return
  throw new AppError('password_too_common', 400, 'This password is too common.', [
    { field: 'password', code: 'password_too_common' },
  ])
}
