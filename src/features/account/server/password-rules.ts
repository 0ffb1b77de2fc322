import { AppError } from '#shared/core/app-error.ts'
import type { AccountParts } from './account-parts.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Throws `password_too_common` for a password that is easily guessed by who knows the person, or that leaked. */
export async function refuseCommonPassword(
  { isBreached }: Pick<AccountParts, 'isBreached'>,
  password: string,
  own: readonly (string | null | undefined)[],
): Promise<void> {
  if (!((await isCommonPassword(password, own)) || (await isBreached(password)))) return
  throw new AppError('password_too_common', 400, 'This password is too common.', [
    { field: 'password', code: 'password_too_common' },
  ])
}
