import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { Design } from '../../core/design.ts'
import { sizes } from '../../core/sizes.ts'
import { svgAddress } from '../draw/svg-files.ts'
import type { useDrawing } from './use-drawing.ts'

/** The picture as it is now, or why there is none. */
export function Preview({ design, drawing }: { design: Design; drawing: ReturnType<typeof useDrawing> }) {
  const { width, height } = sizes[design.size]
  const { data, isError, isPlaceholderData, refetch } = drawing
  const style = { aspectRatio: `${width} / ${height}` }
  const shape = 'mx-auto max-h-[min(62dvh,40rem)] max-w-full rounded-card shadow-card print:max-h-[90vh]'
  if (isError) {
    return (
      <div className="rounded-card bg-raised p-6 shadow-card" role="alert">
        <p className="mb-4">{t('gallery:studio.failed')}</p>
        <Button onClick={() => void refetch()}>{t('directory:again')}</Button>
      </div>
    )
  }
  if (!data) {
    return (
      <div aria-label={t('gallery:studio.drawing')} className={shape} role="status" style={style}>
        <Skeleton className="block size-full" />
      </div>
    )
  }
  if (!data.svg) {
    return (
      <p className="rounded-card bg-raised p-6 shadow-card" role="alert">
        {t('gallery:studio.tooLong')}
      </p>
    )
  }
  return (
    <img
      alt={`${t('gallery:studio.preview')}${t('shell:colon')}${data.title}`}
      aria-busy={isPlaceholderData}
      className={classNames(shape, isPlaceholderData && 'opacity-80')}
      height={height}
      src={svgAddress(data.svg)}
      style={isPlaceholderData ? undefined : style}
      width={width}
    />
  )
}
