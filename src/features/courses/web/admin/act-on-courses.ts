import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import type { CourseAction } from '../../core/course.ts'
import { actOnCourses } from '../../core/courses-admin.contract.ts'

/** Does something to several courses. Throws the code of the first refusal. */
export async function actOnAll(action: CourseAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnCourses, { body: { action, ids: [...ids] } }))
}
