import type { ComponentType, ReactNode } from 'react'
import type { Latest } from '#shared/core/user-data/latest-records.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { CardLink } from './card-link.tsx'
import { RowSkeletons } from './row-skeletons.tsx'

/** The latest records of a type, at most `most`, with a link to all of them. */
export function LatestCard<Value>({
  id,
  title,
  href,
  latest,
  most,
  skeletons,
  none,
  Rows,
  children,
}: {
  id: string
  title: string
  href: string
  /** `undefined` until they are read. */
  latest: Latest<Value> | undefined
  most: number
  /** The number of rows to draw before that. */
  skeletons: number
  /** The text if there are none. */
  none: string
  /** Draws the records in list items. */
  Rows: ComponentType<{ entries: Latest<Value>['entries'] }>
  children?: ReactNode
}) {
  const { entries, size = 0 } = latest ?? {}
  const link =
    size > most ? t('dashboard:all', { count: size, number: formatNumber(size) }) : t('dashboard:open')
  return (
    <Card aside={<CardLink href={href} text={link} />} id={id} title={title}>
      {!entries && <RowSkeletons rows={skeletons} />}
      {entries?.length === 0 && <p className="text-muted">{none}</p>}
      {entries && entries.length > 0 && (
        <ul className="-my-1">
          <Rows entries={entries} />
        </ul>
      )}
      {children}
    </Card>
  )
}
