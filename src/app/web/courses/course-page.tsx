import { lazy } from 'react'
import { CoursePage } from '#features/courses/web/course-page.tsx'

const Certificate = lazy(() => import('#features/lessons/web/certificate/certificate-dialog.tsx'))

/** `/courses/<slug>` with the certificate of the lessons. */
export default function CourseWithCertificate() {
  return <CoursePage Certificate={Certificate} />
}
