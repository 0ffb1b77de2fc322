import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { ItemHistory } from '#shared/web/admin/item-history.tsx'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import {
  actOnErrorCauses,
  type ErrorCause,
  listErrorCauses,
  readErrorCause,
} from '../../core/error-causes.contract.ts'
import type { CauseAction } from '../../core/error-causes.ts'

const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/
const EXAMPLE = '1.2.0'

/** One cause: its claims, and whether it is fixed, ignored or open. */
export function CauseSheet({ cause, onClose }: { cause: ErrorCause; onClose: () => void }) {
  const client = useQueryClient()
  const [version, setVersion] = useState(cause.fixedIn ?? cause.version)
  const [isTried, setTried] = useState(false)
  const isVersion = VERSION.test(version.trim())
  const act = useMutation({
    mutationFn: async (action: CauseAction) => {
      const fix = action === 'fix' && { version: version.trim() }
      throwRefusal(await call(actOnErrorCauses, { body: { action, ids: [cause.id], ...fix } }))
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [listErrorCauses.path] })
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} open shape="wideSheet" title={cause.errorType}>
      <p className="mb-5 break-words" dir="ltr">
        {cause.message}
      </p>
      <form
        className="mb-3 flex flex-wrap items-start gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isVersion && !act.isPending) act.mutate('fix')
        }}
      >
        <TextField
          dir="ltr"
          error={
            isTried && !isVersion ? t('admin-error-claims:versionError', { example: EXAMPLE }) : undefined
          }
          label={t('admin-error-claims:version')}
          name="version"
          onChange={(event) => setVersion(event.target.value)}
          value={version}
        />
        <Button className="mt-8" look="action" type="submit">
          {t('admin-error-claims:actions.fix')}
        </Button>
      </form>
      <div className="flex flex-wrap gap-3">
        {cause.state !== 'ignored' && (
          <Button aria-disabled={act.isPending} onClick={() => act.mutate('ignore')}>
            {t('admin-error-claims:actions.ignore')}
          </Button>
        )}
        {cause.state !== 'open' && (
          <Button aria-disabled={act.isPending} onClick={() => act.mutate('reopen')}>
            {t('admin-error-claims:actions.reopen')}
          </Button>
        )}
      </div>
      <p className="mt-3 text-ending" role="alert">
        {act.isError && t('admin-error-claims:failed')}
      </p>
      <Claims cause={cause} />
      <ItemHistory id={cause.id} type="error-cause" />
    </Dialog>
  )
}

/** The pages, versions, browsers and actions of the stored claims, and the last stack. */
function Claims({ cause: { id, component } }: { cause: ErrorCause }) {
  const { data, error } = useQuery({
    queryKey: [readErrorCause.path, id],
    queryFn: () => call(readErrorCause, { params: { id } }),
    refetchOnMount: 'always',
  })
  if (error) return <p className="mt-6 text-muted">{t('staff:unreachable')}</p>
  if (!data) return <Skeleton className="mt-6 h-24 w-full" />
  const lists = (['pages', 'versions', 'browsers', 'userActions'] as const).filter(
    (name) => data[name].length > 0,
  )
  return (
    <div className="mt-6 grid grid-cols-1 gap-5">
      <div>
        <h3 className="font-semibold">{t('admin-error-claims:component')}</h3>
        <bdi>{component}</bdi>
      </div>
      {lists.length === 0 && <p className="text-muted">{t('admin-error-claims:noClaims')}</p>}
      {lists.map((name) => (
        <div key={name}>
          <h3 className="font-semibold">{t(`admin-error-claims:${name}`)}</h3>
          <ul>
            {data[name].map((each) => (
              <li className="flex items-center justify-between gap-4" key={each.name}>
                {name === 'pages' ? (
                  <Link
                    className="inline-flex min-h-11 min-w-0 items-center break-words text-action underline underline-offset-4"
                    href={each.name}
                  >
                    <bdi dir="ltr">{each.name}</bdi>
                  </Link>
                ) : (
                  <bdi className="min-w-0 break-words">{each.name}</bdi>
                )}
                <span className="tabular">{formatNumber(each.count)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {data.stackTrace !== '' && (
        <div>
          <h3 className="mb-1 font-semibold" id="stack">
            {t('admin-error-claims:stack')}
          </h3>
          <section
            aria-labelledby="stack"
            className="overflow-x-auto rounded-xl bg-sunken p-4 text-sm"
            dir="ltr"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach an area that scrolls
            tabIndex={0}
          >
            <pre>{data.stackTrace}</pre>
          </section>
        </div>
      )}
    </div>
  )
}
