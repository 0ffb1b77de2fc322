import { createCourseScreen } from '../../core/courses.admin-screens.ts'
import { CoursesAdmin } from './courses-page.tsx'

/** `/admin/courses/create`: the courses with the editor of a new one. */
export default function CreateCoursePage() {
  return <CoursesAdmin isCreating screen={createCourseScreen} />
}
