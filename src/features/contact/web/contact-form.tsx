import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { HiddenField } from '#shared/web/ui/hidden-field.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { sendMessage } from '../core/contact.contract.ts'
import {
  CONTACT_LENGTHS,
  type ContactField,
  type ContactMessage,
  contactTroubles,
} from '../core/contact-message.ts'
import { contactDraft } from './contact-draft.ts'

const FAILURES = {
  too_many_requests: 'too_many_attempts',
  too_many_attempts: 'too_many_attempts',
  too_many_messages: 'too_many_messages',
} as const

const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' }

/** The contact form. What is typed stays on the device until it is sent. */
export function ContactForm() {
  const typed = useTypedMessage()
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const troubles = tried ? contactTroubles(typed) : {}
  const sending = useMutation({
    mutationFn: (body: BodyInput<typeof sendMessage>) => call(sendMessage, { body }),
    onSuccess: () => {
      contactDraft.write(undefined)
      setTried(false)
      toast({ title: t('contact-page:sent'), description: t('contact-page:sentAbout') })
    },
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.isPending) return
    setTried(true)
    if (Object.keys(contactTroubles(typed)).length > 0) {
      // After rendering the errors, focus the first invalid field.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    sending.mutate({ ...typed, website, language: currentLanguage().code })
  }

  const field = (name: ContactField) => ({
    name,
    value: typed[name],
    required: true,
    maxLength: CONTACT_LENGTHS[name],
    label: t(`contact-page:fields.${name}`),
  })
  const type = (name: ContactField, text: string) => contactDraft.write({ ...typed, [name]: text })
  const troubleOf = (name: ContactField) => troubles[name] && t(`contact-page:trouble.${troubles[name]}`)

  return (
    <form className="grid gap-5" noValidate onSubmit={send} ref={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('name')}
          autoComplete="name"
          error={troubleOf('name')}
          onChange={({ target }) => type('name', target.value)}
        />
        <TextField
          {...field('email')}
          autoCapitalize="none"
          autoComplete="email"
          error={troubleOf('email')}
          inputMode="email"
          onChange={({ target }) => type('email', target.value)}
          spellCheck={false}
          type="email"
        />
      </div>
      <TextField
        {...field('subject')}
        error={troubleOf('subject')}
        onChange={({ target }) => type('subject', target.value)}
      />
      <TextArea
        {...field('message')}
        className="min-h-48"
        dir="auto"
        hint={t('contact-page:messageHint', { most: formatNumber(CONTACT_LENGTHS.message) })}
        onText={(text) => type('message', text)}
        trouble={troubleOf('message')}
      />
      <HiddenField />
      <div>
        <Button look="action" type="submit">
          {t(sending.isPending ? 'contact-page:sending' : 'contact-page:send')}
        </Button>
        <p className="mt-3 text-ending empty:mt-0" role="alert">
          {sending.error && t(`contact-page:failed.${failureKey(sending.error, FAILURES)}`)}
        </p>
      </div>
    </form>
  )
}

/** The draft, or the name and email of a signed-in person. */
function useTypedMessage(): ContactMessage {
  const { data: user } = useUser()
  const own = { name: [user?.firstName, user?.lastName].filter(Boolean).join(' '), email: user?.email ?? '' }
  return contactDraft.use() ?? { ...EMPTY, ...own }
}
