import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'

/** The frame of the policy and the terms: title, date, note about newer text, and a link home. */
export function PolicyFrame({
  title,
  pageTitle,
  children,
}: {
  title: string
  pageTitle: string
  children: ReactNode
}) {
  usePageTitle(pageTitle)
  return (
    <main className="mx-auto w-full max-w-reading px-5 pt-2 pb-16 sm:px-8" id="main">
      <h1 className="font-display text-3xl">{title}</h1>
      <p className="mt-2 text-muted">{t('policy:dates')}</p>
      <p className="text-muted text-sm">{t('policy:newer')}</p>
      {children}
      <Link
        className="mt-10 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 print:hidden"
        href="/"
      >
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" size={18} />
        {t('policy:home')}
      </Link>
    </main>
  )
}

export function PolicySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8">
      <h2 className="text-xl" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A list of names with explanations. */
export function PolicyList({ rows }: { rows: readonly { readonly name: string; readonly text: string }[] }) {
  return (
    <dl className="mt-3 divide-y divide-hairline border-hairline border-y">
      {rows.map(({ name, text }) => (
        <div className="py-3" key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
