import { type FormEvent, useState } from 'react'
import { ApiError } from '#shared/web/api/request.ts'
import { type Refusals, refusalsOf } from '../../core/typed-account.ts'
import { failureWords } from './words.ts'

export type Typed = Readonly<Record<string, string>>

/** Fields that a refusal without a field speaks of. */
const fieldsOf: Readonly<Record<string, string>> = {
  password_too_common: 'password',
  email_taken: 'email',
  username_taken: 'username',
}

/** The password by which people show that it is them: what the server calls it says nothing in a form with two. */
const OWN_PASSWORD = ['currentPassword', 'wrong_password'] as const

/** What happens on the way of a form: what is refused, what failed, and whether it is under way. */
export interface FormState {
  readonly refusals: Refusals
  readonly failure?: string
  readonly busy: boolean
  /** For the `<form>`. */
  readonly handlers: {
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    /** What is changed is not refused any more. */
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  }
}

/**
 * A form that is checked, sent once at a time, and keeps what was typed when it fails. `send` throws what the server
 * answers; `otherwise` is said when nothing better is known; `check` refuses more
 * than the rules of the fields do.
 */
export function useForm(
  send: (typed: Typed) => Promise<void>,
  otherwise: string,
  check: (typed: Typed) => Refusals = () => ({}),
): FormState {
  const [state, setState] = useState<Omit<FormState, 'handlers'>>({ refusals: {}, busy: false })
  const refuse = (form: HTMLFormElement, refusals: Refusals, failure?: string) => {
    setState({ refusals, ...(failure !== undefined && { failure }), busy: false })
    const first = [...form.elements].find((each) => each instanceof HTMLInputElement && refusals[each.name])
    if (first instanceof HTMLElement) first.focus()
  }
  const submit = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const refusals = { ...refusalsOf(typed), ...check(typed) }
    if (Object.keys(refusals).length > 0) return refuse(form, refusals)
    setState({ refusals: {}, busy: true })
    try {
      await send(typed)
      setState({ refusals: {}, busy: false })
    } catch (error) {
      const found = refusalsFrom(error, typed)
      const said = Object.keys(found).length > 0 ? undefined : failureWords(error, otherwise)
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
        if (!state.refusals[name]) return
        const { [name]: _, ...refusals } = state.refusals
        setState({ ...state, refusals })
      },
    },
  }
}

/** Passwords are what was typed; whatever else stands around a text was not meant. */
function typedIn(form: HTMLFormElement): Typed {
  const entries = [...new FormData(form)].flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, /password/i.test(name) ? text : text.trim()] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** The server's refusals of fields that this form has. */
function refusalsFrom(error: unknown, typed: Typed): Refusals {
  if (!(error instanceof ApiError)) return {}
  const named = error.fields
    .map(({ field, code }) => (code === 'wrong_credentials' ? OWN_PASSWORD : ([field, code] as const)))
    .filter(([field]) => field in typed)
  const field = error.code && fieldsOf[error.code]
  return Object.fromEntries(
    named.length > 0 || !field || !(field in typed) ? named : [[field, error.code ?? '']],
  )
}
