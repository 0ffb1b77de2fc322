import { type FormEvent, useState } from 'react'
import { ApiError } from '#shared/web/api/request.ts'
import { type FieldErrors, fieldErrors } from '../../core/validate-account-form.ts'
import { failureMessage } from './error-messages.ts'

export type FormValues = Readonly<Record<string, string>>

/** The field that an error code belongs to when the server names none. */
const fieldOfCode: Readonly<Record<string, string>> = {
  password_too_common: 'password',
  email_taken: 'email',
  username_taken: 'username',
}

/**
 * The server calls the password for confirmation `password`, which is ambiguous in a form with two passwords.
 */
const CURRENT_PASSWORD = ['currentPassword', 'wrong_password'] as const

/** The state of a form: errors, a failure, and whether it is being sent. */
export interface FormState {
  readonly errors: FieldErrors
  readonly failure?: string
  readonly busy: boolean
  /** Handlers for the `<form>`. */
  readonly handlers: {
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    /** Clears the error of an edited field. */
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  }
}

/**
 * Validates and sends a form once at a time, keeping its values on failure. `send` throws the server’s error,
 * `otherwise` is the message for unknown errors, and `check` adds validation.
 */
export function useForm(
  send: (typed: FormValues) => Promise<void>,
  otherwise: string,
  check: (typed: FormValues) => FieldErrors = () => ({}),
): FormState {
  const [state, setState] = useState<Omit<FormState, 'handlers'>>({ errors: {}, busy: false })
  const refuse = (form: HTMLFormElement, errors: FieldErrors, failure?: string) => {
    setState({ errors, ...(failure !== undefined && { failure }), busy: false })
    const first = [...form.elements].find((each) => each instanceof HTMLInputElement && errors[each.name])
    if (first instanceof HTMLElement) first.focus()
  }
  const submit = async (form: HTMLFormElement) => {
    const typed = readForm(form)
    const errors = { ...fieldErrors(typed), ...check(typed) }
    if (Object.keys(errors).length > 0) return refuse(form, errors)
    setState({ errors: {}, busy: true })
    try {
      await send(typed)
      setState({ errors: {}, busy: false })
    } catch (error) {
      const found = parseFieldErrors(error, typed)
      const said = Object.keys(found).length > 0 ? undefined : failureMessage(error, otherwise)
      refuse(form, found, said)
    }
  }
  return {
    ...state,
    handlers: {
      onSubmit: (event) => {
        event.preventDefault()
        if (!state.busy) void submit(event.currentTarget)
      },
      onInput: ({ target }) => {
        const name = target instanceof HTMLInputElement ? target.name : ''
        if (!state.errors[name]) return
        const { [name]: _, ...errors } = state.errors
        setState({ ...state, errors })
      },
    },
  }
}

/** Reads the form’s texts, trimmed except for passwords. */
function readForm(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, /password/i.test(name) ? text : text.trim()] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** The server’s errors for fields of this form. */
function parseFieldErrors(error: unknown, typed: FormValues): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const named = error.fields
    .map(({ field, code }) => (code === 'wrong_credentials' ? CURRENT_PASSWORD : ([field, code] as const)))
    .filter(([field]) => field in typed)
  const field = error.code && fieldOfCode[error.code]
  return Object.fromEntries(
    named.length > 0 || !field || !(field in typed) ? named : [[field, error.code ?? '']],
  )
}
