import { type ComponentType, lazy } from 'react'
import { retryImport } from '../retry-import.ts'
import { loadMessages } from './i18n.ts'

/**
 * A component that is fetched when it is first drawn, as by React's `lazy`, with the texts of the features that it
 * shows. Until it comes nothing stands in its place, and nothing else breaks.
 */
// biome-ignore lint/suspicious/noExplicitAny: as in React's own `lazy`, the component keeps its properties
export const lazyWithMessages = <Component extends ComponentType<any>>(
  load: () => Promise<{ default: Component }>,
  ...features: readonly string[]
) => lazy(() => retryImport(() => withMessages(load, features)))

/** Fetches a part and the texts of the features that it shows. Rejects when one of them cannot be fetched. */
export async function withMessages<Part>(
  load: () => Promise<Part>,
  features: readonly string[],
): Promise<Part> {
  const [part] = await Promise.all([load(), features.length > 0 && loadMessages(features)])
  return part
}
