import { useMediaQuery } from '../use-media-query.ts'
import { useAccessibility } from './accessibility-preferences.ts'

/** Whether the user prefers less motion, in the system or in Rafiq's settings. */
export function useReducedMotion(): boolean {
  const isReducedBySystem = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { has } = useAccessibility()
  return isReducedBySystem || has('reduce-motion')
}
