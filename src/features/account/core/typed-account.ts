import { EMAIL_PATTERN, PASSWORD_LENGTH, USERNAME_LENGTH, USERNAME_PATTERN } from './account-rules.ts'

/** Codes by field, of what a form cannot be sent with; none when it can. The server checks the same again. */
export type Refusals = Readonly<Record<string, string>>

type Rule = (typed: string) => string | undefined

const required: Rule = (typed) => (typed === '' ? 'required' : undefined)

/** What each field of a form of the account takes; texts are trimmed but for passwords. */
const rules = {
  email: (typed) => required(typed) ?? (EMAIL_PATTERN.test(typed) ? undefined : 'not_an_email'),
  /** What one signs in with: an address or a user name. */
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

/** What is wrong with the fields that are given; a field without a rule takes any text. */
export function refusalsOf(typed: Readonly<Record<string, string>>): Refusals {
  const found: Record<string, string> = {}
  for (const [field, rule] of Object.entries(rules)) {
    const text = typed[field]
    const code = text === undefined ? undefined : rule(text)
    if (code) found[field] = code
  }
  return found
}
