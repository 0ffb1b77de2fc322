import { useState } from 'react'
import { Link } from 'wouter'
import { call } from '#shared/web/api/call.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { resetPassword } from '../../core/account.contract.ts'
import { FormSummary } from '../form/form-summary.tsx'
import { NewPasswordField } from '../form/new-password-field.tsx'
import { useForm } from '../form/use-form.ts'
import { linkClass } from '../link-class.ts'
import { FormPage } from './form-page.tsx'
import { SigningIn } from './signing-in.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Sets a new password with a link’s token and signs in. */
export function NewPassword({ token }: { token: string }) {
  const { isSigningIn, completeSignIn } = useSignIn()
  const [over, setOver] = useState(false)
  const form = useForm(async ({ password = '' }) => {
    try {
      const body = { token, password, language: currentLanguage().code }
      await completeSignIn(await call(resetPassword, { body }))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link_expired') setOver(true)
      throw error
    }
  }, t('account:reset.failed'))
  if (isSigningIn) return <SigningIn />
  return (
    <FormPage
      heading={t('account:newPassword.title')}
      lead={t('account:newPassword.lead')}
      title={t('pages:reset.title')}
    >
      <form className="grid gap-5" noValidate {...form.handlers}>
        <FormSummary form={form} />
        <NewPasswordField label={t('account:fields.newPassword')} error={form.errors.password} />
        <Button aria-disabled={form.busy} look="action" type="submit">
          {t(form.busy ? 'account:wait' : 'account:newPassword.submit')}
        </Button>
        {over && (
          <Link className={`${linkClass} justify-center`} href="/reset">
            {t('account:newPassword.again')}
          </Link>
        )}
      </form>
    </FormPage>
  )
}
