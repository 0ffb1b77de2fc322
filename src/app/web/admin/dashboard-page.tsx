import { Dashboard } from '#features/admin/web/dashboard.tsx'
import { LatestCourses } from '#features/courses/web/admin/latest-courses.tsx'
import { LatestMosques } from '#features/mosques/web/admin/latest-mosques.tsx'
import { contentRoles } from '#shared/core/roles.ts'
import { useUser } from '#shared/web/session/use-user.ts'

/** The admin dashboard with the latest entries of the features, for the roles that may list them. */
export default function DashboardPage() {
  const role = useUser().data?.role
  const latest = role && contentRoles.includes(role) && (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <LatestCourses />
      <LatestMosques />
    </div>
  )
  return <Dashboard latest={latest} />
}
