import { deviceValue } from '../device-value.ts'

/** Text sizes of the interface, in percent of the browser's own. */
export const textSizes = [100, 112, 125, 150] as const
export type TextSize = (typeof textSizes)[number]

/** Preferences besides text size. */
export const accessibilityOptions = ['reduce-motion', 'contrast', 'underline', 'no-vibration'] as const
export type AccessibilityOption = (typeof accessibilityOptions)[number]

const words = [...accessibilityOptions, 'size-112', 'size-125', 'size-150'] as const
type Word = (typeof words)[number]

/** Values that the page's inline script sets on the page before its first paint. */
const kept = deviceValue<readonly Word[]>('rafiq.accessibility', (found) =>
  Array.isArray(found) ? words.filter((word) => found.includes(word)) : undefined,
)

const none: readonly Word[] = []

export function useAccessibility(): {
  readonly size: TextSize
  readonly has: (option: AccessibilityOption) => boolean
} {
  const chosen = kept.use() ?? none
  const size = textSizes.find((percent) => chosen.includes(`size-${percent}` as Word)) ?? 100
  return { size, has: (option) => chosen.includes(option) }
}

export function setTextSize(size: TextSize): void {
  const others = (kept.read() ?? none).filter((word) => !word.startsWith('size-'))
  keep(size === 100 ? others : [...others, `size-${size}`])
}

export function setAccessibilityOption(option: AccessibilityOption, on: boolean): void {
  const others = (kept.read() ?? none).filter((word) => word !== option)
  keep(on ? [...others, option] : others)
}

/** Applies the saved preferences to the page; call it after a change elsewhere. */
export function applyAccessibility(): void {
  document.documentElement.dataset.accessibility = (kept.read() ?? none).join(' ')
}

function keep(next: readonly Word[]): void {
  kept.write(next.length > 0 ? next : undefined)
  applyAccessibility()
}
