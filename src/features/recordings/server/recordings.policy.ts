import { AppError } from '#shared/core/app-error.ts'
import { contentRoles, type Role } from '#shared/core/roles.ts'
import { allow } from '#shared/server/session/policy.ts'
import { recordingRoles } from '../core/recording-roles.ts'

/** Recitors see their own recordings only: `recordingsTable` has the condition. */
export const mayReadRecordings = allow(recordingRoles, 'read recordings')
/** `refuseOthers` adds rules for recitors. */
export const mayEditRecordings = allow(recordingRoles, 'edit recordings')
export const mayUploadRecordings = allow(recordingRoles, 'upload recordings')

/** Who edits or reads. */
export interface Editor {
  readonly id: string
  readonly role: Role | null
}

/** Whether someone looks after the recordings of everyone, and publishes them. */
export const editsAll = ({ role }: Pick<Editor, 'role'>): boolean =>
  role !== null && contentRoles.includes(role)

interface Owned {
  readonly uploaderId: string | null
  readonly status: 'draft' | 'active'
}

/** Throws `forbidden` unless someone edits all recordings, or changes their own draft and leaves it one. */
export function refuseOthers(
  editor: Editor,
  recording: Owned,
  after: Pick<Owned, 'status'> = recording,
): void {
  if (editsAll(editor)) return
  const isOwn = recording.uploaderId === editor.id
  if (isOwn && recording.status === 'draft' && after.status === 'draft') return
  throw new AppError('forbidden', 403, 'Recitors change their own drafts. An editor publishes them.')
}
