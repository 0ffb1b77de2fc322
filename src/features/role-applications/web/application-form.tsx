import { type FormEvent, useRef, useState } from 'react'
import type { Role } from '#shared/core/roles.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { type AppliedRole, LINKS, needsSample, STATEMENT_LENGTH } from '../core/application-rules.ts'
import { applicationErrors, parseLinks } from '../core/validate-application.ts'
import { applicationDraft } from './application-draft.ts'
import { failureKey } from './failure-key.ts'
import { SamplePicker } from './sample-picker.tsx'
import { useApply } from './use-own-applications.ts'
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
  const draft = applicationDraft.use()
  const role = roles.find((each) => each === draft?.role) ?? roles[0]
  const typed = { role, statement: draft?.statement ?? '', links: draft?.links ?? '' }
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const applying = useApply()
  const wantsSample = needsSample(role)
  const troubles = applicationErrors(typed)
  const shown = tried ? troubles : {}
  const isMissing = wantsSample && (!sample.recording || sample.isTooLarge)

  async function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (troubles.statement || troubles.links || isMissing) {
      // After rendering the errors, focus the first invalid field.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const { recording } = sample
    const body = { role, statement: typed.statement.trim(), links: parseLinks(typed.links) }
    const sent = await applying.mutateAsync(body).catch(() => undefined)
    if (!sent) return
    applicationDraft.write(undefined)
    setTried(false)
    toast({ title: t('role-applications:sentToast') })
    requestAnimationFrame(() =>
      document.getElementById(`application-${sent.id}`)?.scrollIntoView({ block: 'center' }),
    )
    if (wantsSample && recording) await sample.send(sent.id, recording)
  }

  return (
    <Card className="mt-6" id="application" title={t('role-applications:form.title')}>
      <form className="grid gap-6" noValidate onSubmit={send} ref={form}>
        <RadioGroup
          label={t('role-applications:form.role')}
          look="cards"
          onChoose={(chosen) => applicationDraft.write({ ...typed, role: chosen })}
          options={roles.map((value) => ({
            value,
            text: t(`role-applications:roles.${value}.name`),
            hint: t(`role-applications:roles.${value}.what`),
          }))}
          value={role}
        />
        {held && (
          <p className="rounded-xl bg-sunken px-4 py-3">
            {t('role-applications:form.held', { role: t(`role-applications:roles.${held}.name`) })}
          </p>
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
          onText={(statement) => applicationDraft.write({ ...typed, statement })}
          required
          trouble={shown.statement && t(`role-applications:form.statementTrouble.${shown.statement}`)}
          value={typed.statement}
        />
        <TextArea
          className="min-h-20"
          dir="ltr"
          hint={t('role-applications:form.linksHint', { most: formatNumber(LINKS.most) })}
          label={t('role-applications:form.links')}
          name="links"
          onText={(links) => applicationDraft.write({ ...typed, links })}
          trouble={shown.links && t(`role-applications:form.linksTrouble.${shown.links}`)}
          value={typed.links}
        />
        {wantsSample && (
          <fieldset>
            <legend className="mb-1.5 font-semibold text-[0.9375rem]">
              {t('role-applications:sample.title')}
            </legend>
            <SamplePicker isMissing={tried && isMissing} sample={sample} />
          </fieldset>
        )}
        <div>
          <p className="mb-4 text-muted text-sm">{t('role-applications:form.whoSees')}</p>
          <Button disabled={applying.isPending} look="action" type="submit">
            {t(applying.isPending ? 'role-applications:form.sending' : 'role-applications:form.send')}
          </Button>
          <p className="mt-3 text-ending empty:mt-0" role="alert">
            {applying.error && t(`role-applications:failed.${failureKey(applying.error)}`)}
          </p>
        </div>
      </form>
    </Card>
  )
}
