import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CompareVersions } from '#shared/web/admin/editor/compare-versions.tsx'
import { call } from '#shared/web/api/call.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { TableSkeleton } from '#shared/web/ui/table-skeleton.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import type { ExplanationValues } from '../../core/explanation.ts'
import { listVersions } from '../../core/explanations.contract.ts'
import { comparedFields } from './compared-fields.ts'

/** Earlier versions, each compared with the text in the editor. */
export function VersionList({
  id,
  now,
  onTake,
}: {
  id: string
  /** What is in the editor. */
  now: ExplanationValues
  /** Puts an earlier version into the editor; saving it makes it the next version. */
  onTake: (values: ExplanationValues) => void
}) {
  const [compared, setCompared] = useState<number>()
  const { data, error, refetch } = useQuery({
    queryKey: [listVersions.path, id],
    queryFn: () => call(listVersions, { params: { id } }),
    refetchOnMount: 'always',
  })
  if (error) return <Unreachable onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={3} />
  return (
    <ol className="grid gap-3">
      {data.versions.map(({ version, savedAt, savedBy, values }) => (
        <li className="rounded-xl border border-hairline p-4" key={version}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">
              {t('admin-explanations:versionNumber', { number: formatNumber(version) })}
            </span>
            <span className="text-muted text-sm">
              {formatInstant(savedAt)} · <bdi>{savedBy ?? t('admin:history.deleted')}</bdi>
            </span>
            <span className="ms-auto flex flex-wrap gap-1">
              <Button
                aria-expanded={compared === version}
                look="plain"
                onClick={() => setCompared(compared === version ? undefined : version)}
              >
                {t('admin:editor.conflict.compare')}
              </Button>
              <Button look="plain" onClick={() => onTake(values)}>
                {t('admin-explanations:takeVersion')}
              </Button>
            </span>
          </div>
          {compared === version && (
            <div className="mt-3">
              <CompareVersions
                after={now}
                afterTitle={t('admin-explanations:inEditor')}
                before={values}
                beforeTitle={t('admin-explanations:versionNumber', { number: formatNumber(version) })}
                fields={comparedFields()}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
