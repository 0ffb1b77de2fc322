import { useEffect } from 'react'
import { deviceValue } from '#shared/web/device-value.ts'
import { useHomePart } from '#shared/web/home-parts.ts'
import { store } from '#shared/web/store.ts'
import { isWisdomDue } from '../core/wisdom.ts'

const CHECK_MS = 60_000
const AFTER_RETURN_MS = 2000

const isOpen = store(false)

/** When the dialog last opened, in milliseconds. */
const openedAt = deviceValue('rafiq.wisdom.opened', (found) =>
  typeof found === 'number' && Number.isFinite(found) ? found : undefined,
)

/** The ids of the quotes that the person liked on this device. */
const liked = deviceValue<readonly string[]>('rafiq.wisdom.liked', (found) =>
  Array.isArray(found) ? found.filter((id) => typeof id === 'string') : undefined,
)

export const useWisdomOpen = (): boolean => isOpen.use()

export function openWisdom(): void {
  openedAt.write(Date.now())
  isOpen.set(true)
}

export const closeWisdom = (): void => isOpen.set(false)

export const useLiked = (id: string): boolean => liked.use()?.includes(id) ?? false

export function toggleLiked(id: string): void {
  const ids = liked.read() ?? []
  const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
  liked.write(next.length > 0 ? next : undefined)
}

/**
 * Opens the dialog automatically, unless that is turned off: each minute, and two seconds after the page becomes
 * visible, it opens if it is due and `mayInterrupt` allows it.
 */
export function useWisdomOpening(mayInterrupt: () => boolean): void {
  const isOn = [useHomePart('wisdom'), useHomePart('wisdomOpens')].every(Boolean)
  useEffect(() => {
    if (!isOn) return
    let soon: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      if (isWisdomDue(Date.now(), openedAt.read()) && mayInterrupt()) openWisdom()
    }
    const onVisible = () => {
      clearTimeout(soon)
      if (document.visibilityState === 'visible') soon = setTimeout(check, AFTER_RETURN_MS)
    }
    const minutes = setInterval(check, CHECK_MS)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(soon)
      clearInterval(minutes)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [isOn, mayInterrupt])
}
