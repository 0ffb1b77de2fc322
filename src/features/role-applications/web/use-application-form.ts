import { type FormEvent, useRef, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { type AppliedRole, canTeach, needsSample } from '../core/application-rules.ts'
import { applicationErrors, parseLinks } from '../core/validate-application.ts'
import { applicationDraft } from './application-draft.ts'
import { useApply } from './use-own-applications.ts'
import type { Sample } from './use-sample.ts'

/**
 * An application while its form is filled in and sent. At first, the first of `roles` is chosen, or the one that teaches if
 * the address asks for it (`?teach`).
 */
export function useApplicationForm(roles: readonly [AppliedRole, ...AppliedRole[]], sample: Sample) {
  const draft = applicationDraft.use()
  const [query] = useAddressQuery()
  const atFirst = (query.has('teach') && roles.find(canTeach)) || roles[0]
  const role = roles.find((each) => each === draft?.role) ?? atFirst
  const { statement = '', links = '', course = '' } = draft ?? {}
  const typed = { role, statement, links, course }
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const applying = useApply()
  const wantsSample = needsSample(role)
  const errors = applicationErrors(typed)
  const lacksSample = wantsSample && (!sample.recording || sample.isTooLarge)

  async function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (errors.statement || errors.links || lacksSample) {
      // After rendering the errors, focus the first invalid field.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const { recording } = sample
    const body = {
      role,
      statement: statement.trim(),
      links: parseLinks(links),
      course: canTeach(role) ? course.trim() : '',
    }
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

  return {
    form,
    typed,
    change: (part: Partial<typeof typed>) => applicationDraft.write({ ...typed, ...part }),
    /** Shown from the first attempt to send. */
    errors: tried ? errors : {},
    wantsSample,
    showsMissingSample: tried && lacksSample,
    send,
    isSending: applying.isPending,
    failure: applying.error,
  }
}
