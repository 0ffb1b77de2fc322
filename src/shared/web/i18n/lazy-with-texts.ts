import { type ComponentType, lazy } from 'react'
import { needTexts } from './i18n.ts'

/**
 * A component that is fetched when it is first drawn, as by React's `lazy`, with the texts of the features that it
 * shows. `ready` fetches both before.
 */
// biome-ignore lint/suspicious/noExplicitAny: as in React's own `lazy`, the component keeps its properties
export function lazyWithTexts<Component extends ComponentType<any>>(
  load: () => Promise<{ default: Component }>,
  ...features: readonly string[]
) {
  let loading: Promise<{ default: Component }> | undefined
  const fetchBoth = async () => (await Promise.all([load(), needTexts(features)]))[0]
  const ready = () => {
    loading ??= fetchBoth().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return Object.assign(lazy(ready), { ready })
}
