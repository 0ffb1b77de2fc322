import { Dashboard } from '#features/admin/web/dashboard.tsx'
import { LatestMosques } from '#features/mosques/web/admin/latest-mosques.tsx'

/** The admin dashboard with the latest entries of the features. */
export default function DashboardPage() {
  return (
    <Dashboard
      latest={
        <div className="mt-6 grid gap-6 lg:grid-cols-2">
          <LatestMosques />
        </div>
      }
    />
  )
}
