import { t } from '#shared/web/i18n/i18n.ts'
import type { AppliedRole } from '../core/application-rules.ts'

/** The available roles with their descriptions. */
export function RoleChoice({
  roles,
  value,
  onChoose,
}: {
  roles: readonly AppliedRole[]
  value: AppliedRole
  onChoose: (role: AppliedRole) => void
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-[0.9375rem]">{t('role-applications:form.role')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {roles.map((role) => (
          <label
            className="flex cursor-pointer items-start gap-3 rounded-xl border border-hairline px-4 py-3 hover:border-action has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            key={role}
          >
            <input
              checked={role === value}
              className="mt-1 size-4.5 shrink-0 accent-action"
              name="role"
              onChange={() => onChoose(role)}
              type="radio"
              value={role}
            />
            <span>
              <span className="block font-semibold">{t(`role-applications:roles.${role}.name`)}</span>
              <span className="block text-muted text-sm">{t(`role-applications:roles.${role}.what`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
