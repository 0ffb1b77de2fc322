import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { BLOCKED_MESSAGE, type GeolocationProblem, promptMessage } from '../core/index.ts'
import { devicePosition, LocationError, placeAt } from './locate.ts'
import { savePlace } from './place-store.ts'

/**
 * Finds the device's location and saves it. Problems are shown in a message. Returns whether it was saved, denied by the
 * person or the browser, or failed in another way.
 */
export async function locateAndSave(
  asked: 'prompt' | 'update',
  isBlocked: boolean,
): Promise<'saved' | 'denied' | 'failed'> {
  try {
    savePlace(await placeAt(await devicePosition(asked)))
    return 'saved'
  } catch (error) {
    const problem = error instanceof LocationError ? error.problem : 'geolocation_unknown'
    toast({ ...messageOf(problem, asked, isBlocked), tone: 'destructive' })
    return problem === 'geolocation_denied' ? 'denied' : 'failed'
  }
}

/** The message: the text for a prompt after a prompt, the plain reason after an update. */
function messageOf(problem: GeolocationProblem, asked: 'prompt' | 'update', isBlocked: boolean) {
  const message = isBlocked && problem === 'geolocation_denied' ? BLOCKED_MESSAGE : promptMessage(problem)
  return {
    title: t(`location:messages.${message.title}`),
    description:
      asked === 'prompt' ? t(`location:messages.${message.description}`) : t(`location:problems.${problem}`),
  }
}
