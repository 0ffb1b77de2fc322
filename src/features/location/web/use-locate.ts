import { useCallback, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { BLOCKED_MESSAGE, type GeolocationProblem, promptMessage } from '../core/index.ts'
import { devicePosition, LocationError, placeAt } from './locate.ts'
import { savePlace } from './place-store.ts'

/**
 * Finds the device's location and saves it. Problems are shown in a message, and the last place stays in use.
 * `blocked` is true if the browser denies the location without a prompt.
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
        savePlace(await placeAt(await devicePosition(asked)))
        setDenied(false)
      } catch (error) {
        const problem = error instanceof LocationError ? error.problem : 'geolocation_unknown'
        setDenied(problem === 'geolocation_denied')
        toast({ ...messageOf(problem, asked, blocked), tone: 'destructive' })
      } finally {
        setLocating(false)
      }
    },
    [blocked],
  )
  return { locating, denied, locate }
}

/** The message: the text for a prompt after a prompt, the plain reason after an update. */
function messageOf(problem: GeolocationProblem, asked: 'prompt' | 'update', blocked: boolean) {
  const message = blocked && problem === 'geolocation_denied' ? BLOCKED_MESSAGE : promptMessage(problem)
  return {
    title: t(`location:messages.${message.title}`),
    description:
      asked === 'prompt' ? t(`location:messages.${message.description}`) : t(`location:problems.${problem}`),
  }
}
