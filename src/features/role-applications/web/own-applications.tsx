import type { User } from '#shared/core/session/session.contract.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { type AppliedRole, rolesToApplyFor } from '../core/application-rules.ts'
import type { OwnApplication } from '../core/role-applications.contract.ts'
import { ApplicationCard } from './application-card.tsx'
import { ApplicationForm } from './application-form.tsx'
import { useSample } from './use-sample.ts'

/** A person’s applications, and the form while a role is left to apply for. */
export function OwnApplications({
  applications,
  user,
}: {
  applications: readonly OwnApplication[]
  user: User
}) {
  const sample = useSample()
  const [first, ...others] = rolesToApplyFor.filter(
    (role) =>
      role !== user.role && !applications.some((each) => each.role === role && each.status === 'open'),
  ) as readonly AppliedRole[]
  return (
    <>
      {applications.length > 0 && (
        <section aria-labelledby="own-applications" className="mt-6">
          <h2 className="text-xl" id="own-applications">
            {t('role-applications:own')}
          </h2>
          {applications.map((application) => (
            <ApplicationCard application={application} key={application.id} sample={sample} />
          ))}
        </section>
      )}
      {first && <ApplicationForm held={user.role} roles={[first, ...others]} sample={sample} />}
    </>
  )
}
