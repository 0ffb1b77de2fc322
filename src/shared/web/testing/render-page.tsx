import { QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactElement, Suspense } from 'react'
import { inject, vi } from 'vitest'
import { type LanguageCode, languageOf, languages } from '#shared/core/languages.ts'
import type { User } from '#shared/core/session/session.contract.ts'
import type { Messages } from '../i18n/translate.ts'
import { answerWith, type FakeAnswers } from './fake-api.ts'

interface PageOptions {
  /** Path and query of the page; `/` by default. */
  readonly at?: string
  /** The language that the person chose; English by default. */
  readonly language?: LanguageCode
  /** Answers of the API. A request without one fails the test. */
  readonly api?: FakeAnswers
  /** The signed-in person; a guest by default. */
  readonly signedIn?: User
  /** The device's time (ISO 8601); timers still run. The default is the current time. */
  readonly now?: string
  /** Values stored on the device, by their keys in `localStorage`. */
  readonly saved?: Readonly<Record<string, unknown>>
}

interface Page extends RenderResult {
  /** Types, presses keys and clicks. */
  readonly user: UserEvent
}

/** A person with an account, for `signedIn`. */
export const zaynab: User = {
  id: '22222222-2222-4222-8222-222222222222',
  firstName: 'Zaynab',
  lastName: null,
  username: 'zaynab',
  email: 'zaynab@example.com',
  role: null,
  isPremium: false,
}

/**
 * Renders a part of the product at an address, with all messages of the language, and without the shell
 * around it. An element shares modules and their state with other tests of its file. A function that imports
 * its component and returns the element gets new modules, like a newly opened page; stored data of the device
 * stays.
 */
export async function renderPage(
  part: ReactElement | (() => Promise<ReactElement>),
  { at = '/', language = 'en', api = {}, signedIn, now, saved = {} }: PageOptions = {},
): Promise<Page> {
  if (typeof part === 'function') vi.resetModules()
  if (now) vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  for (const [key, value] of Object.entries(saved)) {
    localStorage.setItem(key, JSON.stringify(value))
    dispatchEvent(new StorageEvent('storage', { key }))
  }
  history.replaceState(null, '', at)
  answerWith(api)
  if (signedIn) await signIn(signedIn)
  await loadMessages(language)
  const { newQueryClient } = await import('../api/query-client.ts')
  const client = newQueryClient()
  const defaults = client.getDefaultOptions()
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } })
  const element = typeof part === 'function' ? await part() : part
  const page = render(
    <QueryClientProvider client={client}>
      <Suspense>{element}</Suspense>
    </QueryClientProvider>,
  )
  return { ...page, user: userEvent.setup() }
}

/** Sets the language and loads all messages for `t`, for tests of functions that return texts. */
export async function loadMessages(code: LanguageCode): Promise<void> {
  const { startMessages } = await import('../i18n/i18n.ts')
  const messages = inject('messages')
  startMessages({
    language: languageOf(code) ?? languages[0],
    texts: messages[code] ?? {},
    english: messages.en ?? {},
    // Everything is loaded already.
    fetch: async () => ({}),
  })
}

async function signIn(user: User): Promise<void> {
  const { saveSessionId } = await import('../session/session-id.ts')
  answerWith({ 'GET /api/auth/user': user })
  saveSessionId('99999999-9999-4999-8999-999999999999')
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The messages of every language, from `vitest.config.ts`. */
    messages: Partial<Record<LanguageCode, Messages>>
  }
}
