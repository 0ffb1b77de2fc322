import type { Role } from '#shared/core/roles.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import {
  type AppliedRole,
  COURSE_LENGTH,
  canTeach,
  LINKS,
  STATEMENT_LENGTH,
} from '../core/application-rules.ts'
import { applicationFailureKey } from './application-failure-key.ts'
import { SamplePicker } from './sample-picker.tsx'
import { useApplicationForm } from './use-application-form.ts'
import type { Sample } from './use-sample.ts'

/** Applies for a role. Input stays on the device until it is sent. */
export function ApplicationForm({
  roles,
  held,
  sample,
}: {
  /** The roles that are open to the person. */
  roles: readonly [AppliedRole, ...AppliedRole[]]
  /** The account’s current role. */
  held: Role | null
  sample: Sample
}) {
  const { form, typed, change, errors, wantsSample, showsMissingSample, send, isSending, failure } =
    useApplicationForm(roles, sample)
  return (
    <Card className="mt-6" id="application" title={t('role-applications:form.title')}>
      <form className="grid gap-6" noValidate onSubmit={send} ref={form}>
        <RadioGroup
          label={t('role-applications:form.role')}
          look="cards"
          onChoose={(role) => change({ role })}
          options={roles.map((value) => ({
            value,
            text: t(`role-applications:roles.${value}.name`),
            hint: t(`role-applications:roles.${value}.what`),
          }))}
          value={typed.role}
        />
        {held && (
          <p className="rounded-xl bg-sunken px-4 py-3">
            {t('role-applications:form.held', { role: t(`role-applications:roles.${held}.name`) })}
          </p>
        )}
        {canTeach(typed.role) && (
          <TextField
            dir="auto"
            hint={t('role-applications:form.courseHint')}
            label={t('role-applications:form.course')}
            maxLength={COURSE_LENGTH}
            name="course"
            onChange={(event) => change({ course: event.target.value })}
            value={typed.course}
          />
        )}
        <TextArea
          className="min-h-40"
          dir="auto"
          hint={t('role-applications:form.statementHint', {
            least: formatNumber(STATEMENT_LENGTH.min),
            most: formatNumber(STATEMENT_LENGTH.max),
            now: formatNumber(typed.statement.trim().length),
          })}
          label={t('role-applications:form.statement')}
          name="statement"
          onText={(statement) => change({ statement })}
          required
          trouble={errors.statement && t(`role-applications:form.statementTrouble.${errors.statement}`)}
          value={typed.statement}
        />
        <TextArea
          className="min-h-20"
          dir="ltr"
          hint={t('role-applications:form.linksHint', { most: formatNumber(LINKS.most) })}
          label={t('role-applications:form.links')}
          name="links"
          onText={(links) => change({ links })}
          trouble={errors.links && t(`role-applications:form.linksTrouble.${errors.links}`)}
          value={typed.links}
        />
        {wantsSample && (
          <fieldset>
            <legend className="mb-1.5 font-semibold text-[0.9375rem]">
              {t('role-applications:sample.title')}
            </legend>
            <SamplePicker isMissing={showsMissingSample} sample={sample} />
          </fieldset>
        )}
        <div>
          <p className="mb-4 text-muted text-sm">{t('role-applications:form.whoSees')}</p>
          <Button disabled={isSending} look="action" type="submit">
            {t(isSending ? 'role-applications:form.sending' : 'role-applications:form.send')}
          </Button>
          <p className="mt-3 text-ending empty:mt-0" role="alert">
            {failure && t(`role-applications:failed.${applicationFailureKey(failure)}`)}
          </p>
        </div>
      </form>
    </Card>
  )
}
