import { resolveClaim, useErrorClaims } from '#shared/web/errors/error-claims.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'

/** The errors of this device, with those marked as resolved. */
export default function ErrorLog({ onClose }: { onClose: () => void }) {
  const claims = useErrorClaims()
  return (
    <Dialog onClose={onClose} open title={t('menu:errors.title')}>
      <p className="mb-3 text-muted text-sm">{t('menu:errors.about')}</p>
      {claims.length === 0 && <p>{t('menu:errors.none')}</p>}
      <ul>
        {claims.map((claim) => (
          <li className="border-hairline border-b py-3 last:border-b-0" key={claim.id}>
            <p className="break-words font-semibold" dir="auto">
              {claim.message || claim.errorType}
            </p>
            <p className="flex min-h-11 items-center justify-between gap-3 text-muted text-sm">
              <span>
                {formatInstant(claim.timestamp)} · {t(`menu:errors.${claim.status}`)}
                {claim.page && (
                  <>
                    {' '}
                    · {t('menu:errors.page')} <bdi dir="ltr">{claim.page}</bdi>
                  </>
                )}
              </span>
              {claim.status === 'open' && (
                <Button onClick={() => resolveClaim(claim.id)}>{t('menu:errors.resolve')}</Button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
