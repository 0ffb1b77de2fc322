import { Link, useSearchParams } from 'wouter'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { login } from '../../core/account.contract.ts'
import { FormSummary } from '../form/form-summary.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useForm } from '../form/use-form.ts'
import { linkClass } from '../link-class.ts'
import { AboutAccounts } from './about-accounts.tsx'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { FormPage } from './form-page.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SignedOutNote } from './signed-out-note.tsx'
import { SigningIn } from './signing-in.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Signs in with an email address or username and a password. */
export function LoginPage() {
  const { data: user } = useUser()
  const { isSigningIn, completeSignIn, onward } = useSignIn()
  const [search] = useSearchParams()
  const form = useForm(async ({ login: email = '', currentPassword: password = '' }) => {
    await completeSignIn(await call(login, { body: { email, password } }))
  }, t('account:login.failed'))
  if (isSigningIn) return <SigningIn />
  if (user) return <AlreadySignedIn onward={onward} user={user} />
  return (
    <FormPage
      aside={<AboutAccounts />}
      heading={t('account:login.title')}
      lead={t('account:login.lead')}
      title={t('pages:login.title')}
    >
      <form className="grid gap-5" noValidate {...form.handlers}>
        <SignedOutNote />
        <FormSummary form={form} />
        <TextField
          autoCapitalize="none"
          autoComplete="username"
          label={t('account:fields.login')}
          maxLength={254}
          name="login"
          error={form.errors.login}
          spellCheck={false}
        />
        <PasswordField
          autoComplete="current-password"
          label={t('account:fields.password')}
          name="currentPassword"
          error={form.errors.currentPassword}
        />
        <Button aria-disabled={form.busy} look="action" type="submit">
          {t(form.busy ? 'account:wait' : 'account:login.submit')}
        </Button>
        <PasskeyButton onSignedIn={completeSignIn} />
        <Link className={`${linkClass} justify-center`} href="/reset">
          {t('account:login.forgotten')}
        </Link>
      </form>
      <p className="mt-3 border-hairline border-t pt-4 text-center text-muted">
        {t('account:login.none')}{' '}
        <Link className={linkClass} href={`/register${search.size > 0 ? `?${search}` : ''}`}>
          {t('account:login.register')}
        </Link>
      </p>
    </FormPage>
  )
}
