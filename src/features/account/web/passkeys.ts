import type { AnswerOf, BodyInput } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { addPasskey, askPasskey, askPasskeySignIn, signInByPasskey } from '../core/passkeys.contract.ts'

const browser = () => import('@simplewebauthn/browser')

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** The person said no to the browser's question, or it waited too long. */
class PasskeyDeclined extends Error {
  override readonly name = 'PasskeyDeclined'
}

/** Makes a passkey and keeps it under a name. Throws {@link PasskeyDeclined}, and what the server answers. */
export async function makePasskey(name: string, password: string): Promise<AnswerOf<typeof addPasskey>> {
  const optionsJSON = await call(askPasskey, { body: { ...(password && { password }) } })
  const { startRegistration } = await browser()
  const response = await asked(() => startRegistration({ optionsJSON: optionsJSON as never }))
  const body = { name, response } as BodyInput<typeof addPasskey>
  return call(addPasskey, { body })
}

/** Signs in by whichever passkey the person chooses. Throws {@link PasskeyDeclined}, and what the server answers. */
export async function signInWithPasskey(): Promise<AnswerOf<typeof signInByPasskey>> {
  const optionsJSON = await call(askPasskeySignIn, { body: {} })
  const { startAuthentication } = await browser()
  const response = await asked(() => startAuthentication({ optionsJSON: optionsJSON as never }))
  return call(signInByPasskey, { body: { response } as BodyInput<typeof signInByPasskey> })
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw new PasskeyDeclined('The browser made no passkey.', { cause: error })
  }
}
