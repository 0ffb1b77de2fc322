import { type ComponentType, lazy } from 'react'
import { untilFetched } from '../until-fetched.ts'
import { needTexts } from './i18n.ts'

/**
 * A component that is fetched when it is first drawn, as by React's `lazy`, with the texts of the features that it
 * shows. Until it comes nothing stands in its place, and nothing else breaks.
 */
// biome-ignore lint/suspicious/noExplicitAny: as in React's own `lazy`, the component keeps its properties
export const lazyPart = <Component extends ComponentType<any>>(
  load: () => Promise<{ default: Component }>,
  ...features: readonly string[]
) => lazy(() => untilFetched(() => withTexts(load, features)))

/** Fetches a part and the texts of the features that it shows. Rejects when one of them cannot be fetched. */
export async function withTexts<Part>(load: () => Promise<Part>, features: readonly string[]): Promise<Part> {
  const [part] = await Promise.all([load(), features.length > 0 && needTexts(features)])
  return part
}
