import { ApiError, NetworkError } from '#shared/web/api/request.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { isPrivate } from '#shared/web/private-mode.ts'

/** Error codes with a translation; others get a general message. */
const translatedCodes: ReadonlySet<string> = new Set([
  'required',
  'not_an_email',
  'not_a_username',
  'not_a_name',
  'too_short',
  'too_long',
  'password_too_common',
  'email_taken',
  'username_taken',
  'wrong_credentials',
  'account_suspended',
  'last_administrator',
  'wrong_password',
  'passkey_refused',
  'too_many_passkeys',
  'last_key',
  'not_this_text',
  'too_many_attempts',
  'too_many_requests',
  'link_expired',
  'reauthentication_needed',
  'not_signed_in',
  'internal_error',
])

/** The message of an error code in the page’s language. */
export const errorMessage = (code: string): string =>
  t(translatedCodes.has(code) ? `account:errors.${code}` : 'account:errors.refused')

/** The message of a failed request: translated, else the server’s own, else `otherwise`. */
export function failureMessage(error: unknown, otherwise: string): string {
  if (error instanceof NetworkError)
    return t(isPrivate() ? 'account:errors.private' : 'account:errors.network')
  if (!(error instanceof ApiError)) return otherwise
  return error.code && translatedCodes.has(error.code)
    ? errorMessage(error.code)
    : messageOf(error) || otherwise
}

function messageOf({ body }: ApiError): string | undefined {
  try {
    const found = JSON.parse(body) as { error?: { message?: unknown }; message?: unknown }
    const message = found.error?.message ?? found.message
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}
