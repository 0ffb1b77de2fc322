import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { EMAIL_LENGTH } from '#shared/core/email.ts'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { reading } from '#shared/web/api/reading.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { HiddenField } from '#shared/web/ui/hidden-field.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { readNewsletter, subscribe } from '../core/newsletter.contract.ts'

const FAILURES = { 429: 'wait', 400: 'email' } as const

/** Asks for an address and emails a link that confirms it. Nothing on a server without a newsletter. */
export function NewsletterBox() {
  const heading = useId()
  const { data } = useQuery(reading(readNewsletter, undefined))
  const sending = useMutation({
    mutationFn: (body: BodyInput<typeof subscribe>) => call(subscribe, { body }),
  })
  if (!data?.answer.isOn) return null

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.isPending) return
    const typed = new FormData(event.currentTarget)
    sending.mutate({
      email: String(typed.get('email') ?? '').trim(),
      website: String(typed.get('website') ?? ''),
      language: currentLanguage().code,
    })
  }

  return (
    <section aria-labelledby={heading} className="mt-6 rounded-card bg-raised p-5 shadow-card sm:p-6">
      <h2 className="font-semibold text-lg" id={heading}>
        {t('newsletter:title')}
      </h2>
      <p className="mt-1 text-muted">{t('newsletter:about')}</p>
      {sending.isSuccess ? (
        <p className="mt-4" role="status">
          {t('newsletter:sent')}
        </p>
      ) : (
        <form className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_auto]" onSubmit={send}>
          <TextField
            autoCapitalize="none"
            autoComplete="email"
            inputMode="email"
            label={t('newsletter:email')}
            maxLength={EMAIL_LENGTH}
            name="email"
            required
            spellCheck={false}
            type="email"
          />
          <HiddenField />
          <Button className="min-h-12" look="action" type="submit">
            {t('newsletter:subscribe')}
          </Button>
        </form>
      )}
      <p className="mt-3 text-ending empty:mt-0" role="alert">
        {sending.error && t(`newsletter:failed.${failureKey(sending.error, FAILURES)}`)}
      </p>
    </section>
  )
}
