import { useCallback, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'

/**
 * Finds the device's location and saves it. Problems are shown in a message, and the last place stays in use.
 * `blocked` is true if the browser denies the location without a prompt. The code for it is loaded on demand.
 */
export function useLocate(blocked: boolean): {
  locating: boolean
  /** Whether the last attempt was denied by the person or the browser. */
  denied: boolean
  locate: (asked: 'prompt' | 'update') => Promise<void>
} {
  const [locating, setLocating] = useState(false)
  const [denied, setDenied] = useState(false)
  const locate = useCallback(
    async (asked: 'prompt' | 'update') => {
      setLocating(true)
      try {
        const { locateAndSave } = await import('./locate-and-save.ts')
        setDenied((await locateAndSave(asked, blocked)) === 'denied')
      } catch {
        const title = t('location:messages.location_error')
        toast({ title, description: t('location:problems.geolocation_unknown'), tone: 'destructive' })
      } finally {
        setLocating(false)
      }
    },
    [blocked],
  )
  return { locating, denied, locate }
}
