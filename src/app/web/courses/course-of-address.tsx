import { Suspense } from 'react'
import type { PartKind } from '#features/courses/core/course.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { useAddressQuery } from '#shared/web/use-address-query.ts'

const CourseBar = lazyWithMessages(() => import('#features/courses/web/course-bar.tsx'), 'courses')

/** The course from which a lesson or article was opened, if its address names one (`?course=`). */
export function CourseOfAddress({ kind, id }: { kind: PartKind; id: string }) {
  const [query] = useAddressQuery()
  const slug = /^[a-z0-9-]{1,120}$/.exec(query.get('course') ?? '')?.[0]
  if (!slug) return null
  return (
    <Suspense>
      <CourseBar id={id} kind={kind} slug={slug} />
    </Suspense>
  )
}
