import { type ComponentType, lazy } from 'react'
import { retryImport } from '../retry-import.ts'
import { loadMessages } from './i18n.ts'

/**
 * A component that is loaded when it is first rendered, like React's `lazy`, together with its messages. It
 * renders nothing until then, and a failure does not break the rest of the page.
 */
// biome-ignore lint/suspicious/noExplicitAny: as in React's own `lazy`, the component keeps its properties
export const lazyWithMessages = <Component extends ComponentType<any>>(
  load: () => Promise<{ default: Component }>,
  ...features: readonly string[]
) => lazy(() => retryImport(() => withMessages(load, features)))

/** Loads a component and its messages. Rejects if one of them cannot be loaded. */
export async function withMessages<Part>(
  load: () => Promise<Part>,
  features: readonly string[],
): Promise<Part> {
  const [part] = await Promise.all([load(), features.length > 0 && loadMessages(features)])
  return part
}
