import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { siteDefaults } from '#shared/core/site-settings.ts'
import { reading } from '#shared/web/api/reading.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { readOperator } from '../core/operator.contract.ts'

const link = 'font-semibold underline underline-offset-4'

/** When answers come (`text` with its hours), the contact form, and the operator's address if there is one. */
export function OperatorContact({ text, hours }: { text: string; hours: 'privacyHours' | 'supportHours' }) {
  const { data, isError } = useQuery(reading(readOperator, undefined))
  const contact = data?.answer.contact
  return (
    <>
      <p className="mt-2">{t(text, { hours: formatNumber(data?.answer[hours] ?? siteDefaults[hours]) })}</p>
      <p className="mt-2">
        <Link className={link} href="/contact">
          {t('policy:operator.form')}
        </Link>
        <bdi className="ms-2 hidden print:inline" dir="ltr">
          {`${location.origin}/contact`}
        </bdi>
      </p>
      {contact && (
        <p className="mt-2">
          {t('policy:operator.contact')}{' '}
          <a className={link} href={contact} rel="noreferrer">
            <bdi dir="ltr">{contact.replace(/^mailto:|^https:\/\//, '')}</bdi>
          </a>
        </p>
      )}
      {isError && <p className="mt-2 text-muted">{t('policy:operator.failed')}</p>}
    </>
  )
}
