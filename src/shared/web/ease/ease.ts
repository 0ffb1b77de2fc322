import { deviceValue } from '../device-value.ts'

/** Sizes of the interface, percent of the browser's own. */
export const textSizes = [100, 112, 125, 150] as const
export type TextSize = (typeof textSizes)[number]

/** What makes the interface easier, beside its size. `still`: nothing vibrates. */
export const easings = ['calm', 'contrast', 'underline', 'still'] as const
export type Easing = (typeof easings)[number]

const words = [...easings, 'size-112', 'size-125', 'size-150'] as const
type Word = (typeof words)[number]

/** Words that the page's inline script puts on the page before its first paint. */
const kept = deviceValue<readonly Word[]>('rafiq.ease', (found) =>
  Array.isArray(found) ? words.filter((word) => found.includes(word)) : undefined,
)

const none: readonly Word[] = []

export function useEase(): { readonly size: TextSize; readonly has: (easing: Easing) => boolean } {
  const chosen = kept.use() ?? none
  const size = textSizes.find((percent) => chosen.includes(`size-${percent}` as Word)) ?? 100
  return { size, has: (easing) => chosen.includes(easing) }
}

export function chooseTextSize(size: TextSize): void {
  const others = (kept.read() ?? none).filter((word) => !word.startsWith('size-'))
  keep(size === 100 ? others : [...others, `size-${size}`])
}

export function chooseEasing(easing: Easing, on: boolean): void {
  const others = (kept.read() ?? none).filter((word) => word !== easing)
  keep(on ? [...others, easing] : others)
}

/** Puts what is kept on the page; to be called after it was changed from elsewhere. */
export function applyEase(): void {
  document.documentElement.dataset.ease = (kept.read() ?? none).join(' ')
}

function keep(next: readonly Word[]): void {
  kept.write(next.length > 0 ? next : undefined)
  applyEase()
}
