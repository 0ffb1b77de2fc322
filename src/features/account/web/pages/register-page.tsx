import { Link, useSearchParams } from 'wouter'
import { call } from '#shared/web/api/call.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { register } from '../../core/account.contract.ts'
import { USERNAME_LENGTH } from '../../core/account-rules.ts'
import { EmailField } from '../form/email-field.tsx'
import { FormSummary } from '../form/form-summary.tsx'
import { NewPasswordField } from '../form/new-password-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useForm } from '../form/use-form.ts'
import { linkClass } from '../link-class.ts'
import { AboutAccounts } from './about-accounts.tsx'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { FormPage } from './form-page.tsx'
import { SigningIn } from './signing-in.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Creates an account; an address and a password are enough. */
export function RegisterPage() {
  const { data: user } = useUser()
  const { isSigningIn, completeSignIn, onward } = useSignIn()
  const [search] = useSearchParams()
  const form = useForm(async ({ email = '', password = '', username, firstName }) => {
    const body = {
      email,
      password,
      language: currentLanguage().code,
      ...(username && { username }),
      ...(firstName && { firstName }),
    }
    await completeSignIn(await call(register, { body }))
  }, t('account:register.failed'))
  if (isSigningIn) return <SigningIn />
  if (user) return <AlreadySignedIn onward={onward} user={user} />
  const optional = t('account:fields.optional')
  return (
    <FormPage
      aside={<AboutAccounts />}
      heading={t('account:register.title')}
      lead={t('account:register.lead')}
      title={t('pages:register.title')}
    >
      <form className="grid grid-cols-1 gap-5" noValidate {...form.handlers}>
        <FormSummary form={form} />
        <EmailField error={form.errors.email} />
        <NewPasswordField label={t('account:fields.password')} error={form.errors.password} />
        <TextField
          note={optional}
          autoComplete="given-name"
          label={t('account:fields.firstName')}
          maxLength={80}
          name="firstName"
          error={form.errors.firstName}
        />
        <TextField
          note={optional}
          autoCapitalize="none"
          autoComplete="nickname"
          hint={t('account:fields.usernameHint')}
          label={t('account:fields.username')}
          maxLength={USERNAME_LENGTH.max}
          name="username"
          error={form.errors.username}
          spellCheck={false}
        />
        <div className="text-muted text-sm">
          <p>{t('account:register.agree')}</p>
          <p className="flex flex-wrap gap-x-5">
            <Link className={linkClass} href="/terms">
              {t('pages:terms.link')}
            </Link>
            <Link className={linkClass} href="/privacy">
              {t('pages:privacy.link')}
            </Link>
          </p>
        </div>
        <Button aria-disabled={form.busy} look="action" type="submit">
          {t(form.busy ? 'account:wait' : 'account:register.submit')}
        </Button>
      </form>
      <p className="mt-5 border-hairline border-t pt-4 text-center text-muted">
        {t('account:register.known')}{' '}
        <Link className={linkClass} href={`/login${search.size > 0 ? `?${search}` : ''}`}>
          {t('account:register.login')}
        </Link>
      </p>
    </FormPage>
  )
}
