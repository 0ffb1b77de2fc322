import type { ReactNode } from 'react'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import type { readStatus } from '#shared/core/status.contract.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { formatUptime } from '#shared/web/i18n/format-uptime.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'

type Status = AnswerOf<typeof readStatus>

/** The worst first. */
const severities = ['critical', 'high', 'medium', 'low'] as const

/** The server's own account of itself. */
export function ServerState({ status }: { status: Status }) {
  const { version, uptimeSeconds, database, jobs, openErrorClaims } = status
  return (
    <>
      <Card id="server" title={t('status:server')}>
        <dl>
          <Fact name={t('status:version')}>
            <bdi>{version}</bdi>
          </Fact>
          <Fact name={t('status:uptime')}>{formatUptime(uptimeSeconds)}</Fact>
          <Fact isBad={database !== 'ok'} name={t('status:database')}>
            {t(`status:databases.${database}`)}
          </Fact>
        </dl>
      </Card>
      <Card id="jobs" title={t('status:jobs.title')}>
        <p className="mb-2 text-muted text-sm">{t('status:jobs.about')}</p>
        <dl>
          {jobs.map(({ name, state, endedAt }) => (
            <Fact isBad={state === 'failed'} key={name} name={t(`status:jobs.${name}`)}>
              {endedAt === null
                ? t('status:states.waiting')
                : t(`status:states.${state}`, { when: formatInstant(endedAt) })}
            </Fact>
          ))}
        </dl>
      </Card>
      <Card id="claims" title={t('status:claims.title')}>
        <p className="mb-2 text-muted text-sm">{t('status:claims.about')}</p>
        {openErrorClaims ? (
          <dl>
            {severities.map((severity) => (
              <Fact key={severity} name={t(`status:claims.${severity}`)}>
                {formatNumber(openErrorClaims[severity])}
              </Fact>
            ))}
          </dl>
        ) : (
          <p>{t('status:claims.unknown')}</p>
        )}
      </Card>
    </>
  )
}

function Fact({ name, isBad, children }: { name: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-b py-2.5 last:border-b-0">
      <dt className="wrap-anywhere min-w-0">{name}</dt>
      <dd
        className={`tabular wrap-anywhere ms-auto min-w-0 text-end ${isBad ? 'font-semibold text-ending' : 'text-muted'}`}
      >
        {children}
      </dd>
    </div>
  )
}
