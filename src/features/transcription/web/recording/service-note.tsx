import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { Service } from './use-transcription-service.ts'

/** Explains what happens to recordings here, who receives them, and for how long. */
export function ServiceNote({ service }: { service: Service }) {
  return (
    <div className="mb-5 min-h-[5lh] text-muted sm:min-h-[3lh]">
      {service.status === 'asking' ? (
        <>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </>
      ) : (
        <p>
          {t(`transcription:recording.service.${service.status}`, {
            hours: service.status === 'on' ? formatNumber(service.keptHours) : '',
          })}
        </p>
      )}
    </div>
  )
}
