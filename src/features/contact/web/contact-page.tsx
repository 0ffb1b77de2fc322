import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { answeringRoles } from '../core/contact-message.ts'
import { ContactForm } from './contact-form.tsx'

/** Writing to the people who run this server. A reply is promised within `hours`; `newsletter` comes from another feature. */
export function ContactPage({ hours, newsletter }: { hours: number; newsletter: ReactNode }) {
  usePageTitle(t('pages:contact.title'))
  const page = useFocusFallback()
  const { data: user } = useUser()
  return (
    <main className="mx-auto w-full max-w-reading px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <h1 className="font-display text-3xl">{t('contact-page:title')}</h1>
      <p className="mt-1 text-muted">{t('contact-page:about', { hours: formatNumber(hours) })}</p>
      {user?.role && answeringRoles.includes(user.role) && (
        <Link className={classNames(buttonClass(), 'mt-4')} href="/admin/contact-messages">
          {t('contact-page:review')}
        </Link>
      )}
      <section className="mt-6 rounded-card bg-raised p-5 shadow-card sm:p-6">
        <ContactForm />
        <p className="mt-4 text-muted text-sm">{t('contact-page:privacy')}</p>
      </section>
      {newsletter}
    </main>
  )
}
