import { EMAIL_PATTERN } from '#shared/core/email.ts'
import { PASSWORD_LENGTH, USERNAME_LENGTH, USERNAME_PATTERN } from './account-rules.ts'

/** Error codes by field; empty when the form is valid. The server checks the same rules again. */
export type FieldErrors = Readonly<Record<string, string>>

type Rule = (typed: string) => string | undefined

const required: Rule = (typed) => (typed === '' ? 'required' : undefined)

/** The rule of each field. Texts are trimmed, except passwords. */
const rules = {
  email: (typed) => required(typed) ?? (EMAIL_PATTERN.test(typed) ? undefined : 'not_an_email'),
  /** An email address or a username. */
  login: required,
  currentPassword: required,
  password: (typed) =>
    required(typed) ??
    (typed.length < PASSWORD_LENGTH.min ? 'too_short' : undefined) ??
    (typed.length > PASSWORD_LENGTH.max ? 'too_long' : undefined),
  username: (typed) => {
    if (typed === '') return undefined
    const fits = typed.length >= USERNAME_LENGTH.min && typed.length <= USERNAME_LENGTH.max
    return fits && USERNAME_PATTERN.test(typed) ? undefined : 'not_a_username'
  },
} satisfies Record<string, Rule>

/** Validates the given fields. A field without a rule accepts any text. */
export function fieldErrors(typed: Readonly<Record<string, string>>): FieldErrors {
  const errors: Record<string, string> = {}
  for (const [field, rule] of Object.entries(rules)) {
    const text = typed[field]
    const code = text === undefined ? undefined : rule(text)
    if (code) errors[field] = code
  }
  return errors
}
