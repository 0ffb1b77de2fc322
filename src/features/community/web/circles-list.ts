import type { DirectoryList } from '#shared/web/directory/read-directory.ts'
import { listCircles } from '../core/circles.contract.ts'

/** The study circles, for their page. */
export const circlesList: DirectoryList = {
  path: '/community',
  source: { path: listCircles.path, entries: 'circles' },
}
