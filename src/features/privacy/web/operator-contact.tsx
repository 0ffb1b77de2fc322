import { useQuery } from '@tanstack/react-query'
import { reading } from '#shared/web/api/reading.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { readOperator } from '../core/operator.contract.ts'

/** The operator's contact, or a note that there is none; `promise` is shown only with an address. */
export function OperatorContact({ promise }: { promise: string }) {
  const { data, isError } = useQuery(reading(readOperator, undefined))
  const contact = data?.answer.contact
  if (isError) return <p className="mt-2 text-muted">{t('policy:operator.failed')}</p>
  if (!data) return <p className="mt-2 min-h-6" />
  if (!contact) return <p className="mt-2">{t('policy:operator.none')}</p>
  return (
    <>
      <p className="mt-2">
        {t('policy:operator.contact')}{' '}
        <a className="font-semibold underline underline-offset-4" href={contact} rel="noreferrer">
          <bdi dir="ltr">{contact.replace(/^mailto:|^https:\/\//, '')}</bdi>
        </a>
      </p>
      <p className="mt-2">{promise}</p>
    </>
  )
}
