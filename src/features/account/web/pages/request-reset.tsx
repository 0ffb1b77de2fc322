import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { call } from '#shared/web/api/call.ts'
import { joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { requestReset } from '../../core/account.contract.ts'
import { EmailField } from '../form/email-field.tsx'
import { FormSummary } from '../form/form-summary.tsx'
import { useForm } from '../form/use-form.ts'
import { linkClass } from '../link-class.ts'
import { FormPage } from './form-page.tsx'

/** Requests a link to set a new password. The answer doesn’t reveal whether the address has an account. */
export function RequestReset() {
  const [asked, setAsked] = useState<{ readonly email: string; readonly mail: boolean }>()
  const form = useForm(async ({ email = '' }) => {
    const language = currentLanguage().code
    const { mail } = await call(requestReset, { body: { email, language } })
    setAsked({ email, mail })
  }, t('account:reset.failed'))
  return (
    <FormPage
      heading={t('account:reset.title')}
      lead={t('account:reset.lead')}
      title={t('pages:reset.title')}
    >
      {asked ? (
        <div className="grid gap-3" role="status">
          <p className="flex items-center gap-2.5 font-semibold">
            <MailCheck aria-hidden className="shrink-0 text-action" size={21} />
            {t(asked.mail ? 'account:reset.sent' : 'account:reset.noMail')}
          </p>
          <p className="text-muted">
            {t(asked.mail ? 'account:reset.sentAbout' : 'account:reset.noMailAbout', {
              email: joinNames(asked.email),
            })}
          </p>
        </div>
      ) : (
        <form className="grid gap-5" noValidate {...form.handlers}>
          <FormSummary form={form} />
          <EmailField error={form.errors.email} />
          <Button aria-disabled={form.busy} look="action" type="submit">
            {t(form.busy ? 'account:wait' : 'account:reset.submit')}
          </Button>
        </form>
      )}
      <p className="mt-3 text-center">
        <Link className={linkClass} href="/login">
          {t('account:reset.back')}
        </Link>
      </p>
    </FormPage>
  )
}
