import type { PageName } from '../pages.ts'
import type { Role } from '../roles.ts'

/** The parts of the admin dashboard. */
export const adminTabs = ['overview', 'content', 'directory', 'users'] as const
export type AdminTab = (typeof adminTabs)[number]

/** A page of the administration, declared by its feature and listed in `features/admin/core/admin-screens.ts`. */
export interface AdminScreen {
  readonly path: string
  /** Its title is `pages:<name>.link`. */
  readonly name: PageName
  /** Who may open it; the feature's policies use the same list. */
  readonly roles: readonly Role[]
  /** The tab of the dashboard that lists it. */
  readonly tab: AdminTab
}

/** Declares an admin screen. */
export const adminScreen = (screen: AdminScreen): AdminScreen => screen
