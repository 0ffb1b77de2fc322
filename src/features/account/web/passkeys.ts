import type { AnswerOf, BodyInput } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import {
  addPasskey,
  requestPasskeyOptions,
  requestPasskeySignInOptions,
  signInByPasskey,
} from '../core/passkeys.contract.ts'

const loadWebAuthn = () => import('@simplewebauthn/browser')

/** Whether this browser supports passkeys. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** The person declined the browser’s prompt, or it timed out. */
class PasskeyDeclined extends Error {
  override readonly name = 'PasskeyDeclined'
}

/** Creates a passkey and saves it under a name. Throws {@link PasskeyDeclined} or the server’s error. */
export async function createPasskey(name: string, password: string): Promise<AnswerOf<typeof addPasskey>> {
  const optionsJSON = await call(requestPasskeyOptions, { body: { ...(password && { password }) } })
  const { startRegistration } = await loadWebAuthn()
  const response = await promptBrowser(() => startRegistration({ optionsJSON: optionsJSON as never }))
  const body = { name, response } as BodyInput<typeof addPasskey>
  return call(addPasskey, { body })
}

/** Signs in with a passkey that the person chooses. Throws {@link PasskeyDeclined} or the server’s error. */
export async function signInWithPasskey(): Promise<AnswerOf<typeof signInByPasskey>> {
  const optionsJSON = await call(requestPasskeySignInOptions, { body: {} })
  const { startAuthentication } = await loadWebAuthn()
  const response = await promptBrowser(() => startAuthentication({ optionsJSON: optionsJSON as never }))
  return call(signInByPasskey, { body: { response } as BodyInput<typeof signInByPasskey> })
}

async function promptBrowser<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw new PasskeyDeclined('The browser made no passkey.', { cause: error })
  }
}
