import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import type { RecordingAction } from '../../core/recording.ts'
import { actOnRecordings } from '../../core/recordings.contract.ts'

/** Does something to several recordings. Throws the code of the first refusal. */
export async function actOnAll(action: RecordingAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnRecordings, { body: { action, ids: [...ids] } }))
}
