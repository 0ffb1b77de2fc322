import { useQuery } from '@tanstack/react-query'
import { type AuditEntry, listAuditEntries } from '#shared/core/admin/audit-log.contract.ts'
import { reading } from '../api/reading.ts'
import { formatInstant } from '../i18n/format-instant.ts'
import { t } from '../i18n/i18n.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const ENTRIES = '20'

/** The latest entries of the audit log about one item. Needs a role that may read the log. */
export function ItemHistory({ type, id }: { type: string; id: string }) {
  const { data, error } = useQuery({
    ...reading(listAuditEntries, { type, item: id, limit: ENTRIES }),
    refetchOnMount: 'always',
  })
  return (
    <section aria-labelledby="item-history" className="mt-8">
      <h3 className="mb-2 font-semibold" id="item-history">
        {t('admin:history.title')}
      </h3>
      {error && <p className="text-muted">{t('staff:notReached')}</p>}
      {!data && !error && <Skeleton className="h-10 w-full" />}
      {data?.answer.data.length === 0 && <p className="text-muted">{t('admin:history.none')}</p>}
      <ol className="grid gap-2">
        {data?.answer.data.map((entry) => (
          <li className="border-hairline border-s-2 ps-3" key={entry.id}>
            <p>
              <span className="font-semibold">{actionText(entry.action)}</span>{' '}
              <bdi className="text-muted">{entry.actor ?? t('admin:history.deleted')}</bdi>
            </p>
            <p className="text-muted text-sm">{formatInstant(entry.at)}</p>
            <AuditChange entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Actions of features that this version doesn't know have their own name. */
export const actionText = (action: string): string => t(`admin:actions.${action}`)

/** What an entry changed: each field before and after. */
export function AuditChange({ entry }: { entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const [before, after] = [entry.before && flatFields(entry.before), entry.after && flatFields(entry.after)]
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) =>
      !(isEmpty(before?.[field]) && isEmpty(after?.[field])) &&
      JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  )
  return (
    <ul className="text-sm">
      {fields.map((field) => (
        <li className="break-words" dir="auto" key={field}>
          <span className="text-muted">{field}:</span>{' '}
          {before && !isEmpty(before[field]) && <del className="text-muted">{shortened(before[field])}</del>}{' '}
          {after && shortened(after[field])}
        </li>
      ))}
    </ul>
  )
}

type Fields = Readonly<Record<string, unknown>>

/** The fields of nested objects beside the others, such as `meaning.en`. */
function flatFields(fields: Fields): Fields {
  const flat = Object.entries(fields).flatMap(([name, value]) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return [[name, value] as const]
    return Object.entries(flatFields(value as Fields)).map(
      ([part, each]) => [`${name}.${part}`, each] as const,
    )
  })
  return Object.fromEntries(flat)
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const LONGEST = 160

/** A moment as JSON has it. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A value as text; “—” for an empty one. */
function shortened(value: unknown): string {
  if (isEmpty(value)) return '—'
  const text = textOf(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? t('admin:history.yes') : t('admin:history.no')
  if (typeof value === 'string') return INSTANT.test(value) ? formatInstant(value) : value
  const isList = Array.isArray(value) && value.every((each) => typeof each !== 'object')
  return isList ? value.map(textOf).join(' · ') : JSON.stringify(value)
}
