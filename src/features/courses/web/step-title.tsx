import { t } from '#shared/web/i18n/i18n.ts'
import type { CourseStep } from '../core/course.ts'
import type { WholeCourse } from '../core/courses.contract.ts'
import { courseLang } from './course-texts.ts'

/** The title of a step; the check has the same in every course. */
export const StepTitle = ({ step, course }: { step: CourseStep; course: WholeCourse }) =>
  step.kind === 'check' ? t('courses:check.title') : <bdi {...courseLang(course)}>{step.title}</bdi>
