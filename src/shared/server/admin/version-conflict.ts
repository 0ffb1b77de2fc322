import { AppError } from '#shared/core/app-error.ts'

/**
 * Throws `version_conflict` if an editor changed another version than the current one. Callers that send no version overwrite
 * the current one.
 */
export function refuseStaleVersion(current: number, edited: number | undefined): void {
  if (edited === undefined || edited === current) return
  throw new AppError('version_conflict', 409, 'Another version was saved meanwhile.')
}
