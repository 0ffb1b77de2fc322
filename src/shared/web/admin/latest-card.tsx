import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../i18n/i18n.ts'
import { Card, Row } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const SKELETONS = ['a', 'b', 'c', 'd', 'e']

interface LatestRow {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly href: string
  readonly badge: ReactNode
}

/** A card of the dashboard with the latest entries of a feature. */
export function LatestCard({
  id,
  title,
  rows,
  isMissing,
}: {
  id: string
  title: string
  /** `undefined` while they load. */
  rows: readonly LatestRow[] | undefined
  isMissing: boolean
}) {
  return (
    <Card id={id} title={title}>
      {isMissing && <p className="text-muted">{t('staff:notReached')}</p>}
      {rows?.length === 0 && <p className="text-muted">{t('admin:latest.none')}</p>}
      <ul>
        {rows
          ? rows.map(({ id: key, title: name, about, href, badge }) => (
              <Row className="items-center" key={key}>
                <span className="min-w-0">
                  <Link className="break-words font-semibold hover:text-action hover:underline" href={href}>
                    <bdi>{name}</bdi>
                  </Link>
                  <span className="block break-words text-muted text-sm">{about}</span>
                </span>
                {badge}
              </Row>
            ))
          : !isMissing &&
            SKELETONS.map((key) => (
              <Row key={key}>
                <Skeleton className="h-10 w-48" />
              </Row>
            ))}
      </ul>
    </Card>
  )
}
