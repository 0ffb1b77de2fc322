import type { AdminScreen } from '#shared/core/admin/admin-screen.ts'
import type { Database } from '../database/database.ts'
import type { DeletableTable } from './soft-deletion.ts'

/** A figure of the dashboard, by the specification's names. */
export type AdminFigure =
  | 'users'
  | 'audio'
  | 'audioActive'
  | 'audioDownloadable'
  | 'courses'
  | 'mosques'
  | 'names'
  | 'explanations'
  | 'explanationsPublished'
  | 'explanationsDraft'
  | 'explanationsArchived'

type Count = (database: Database) => Promise<number>

/** What a feature adds to the administration besides its screens. */
export interface AdminParts {
  /** Counts of the dashboard; a figure that no feature has is 0. */
  readonly figures: Map<AdminFigure, Count>
  /** The number of entries on a screen that wait for someone. */
  readonly openWork: Map<AdminScreen, Count>
  /** Tables whose rows can be restored for 30 days after they were deleted. */
  readonly deletable: DeletableTable[]
}

export const adminParts = (): AdminParts => ({ figures: new Map(), openWork: new Map(), deletable: [] })

declare module 'fastify' {
  interface FastifyInstance {
    /** The parts of all features; each feature adds its own when it is registered. */
    readonly admin: AdminParts
  }
}
