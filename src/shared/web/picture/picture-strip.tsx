import { useEffect, useRef } from 'react'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/i18n.ts'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { drawPicture, type Picture } from './draw-picture.ts'
import { type FormatName, formats } from './picture-look.ts'

/** The pictures side by side, each with a text alternative. */
export function PictureStrip({
  pictures,
  format,
  failed,
  canvases,
}: {
  pictures: readonly Picture[]
  format: FormatName
  failed: boolean
  /** Receives the canvas of each picture by its index. */
  canvases: Map<number, HTMLCanvasElement>
}) {
  const { width, height } = formats[format]
  const shape = classNames(
    'shrink-0 snap-center rounded-xl border border-hairline',
    format === 'square'
      ? pictures.length > 1
        ? 'h-[min(17rem,40dvh)]'
        : 'h-[min(21rem,44dvh)]'
      : 'h-[min(25rem,48dvh)]',
  )
  const style = { aspectRatio: `${width} / ${height}` }
  if (failed) {
    return (
      <p className="my-4 rounded-xl bg-sunken px-4 py-3" role="alert">
        {t('picture:noTypeface')}
      </p>
    )
  }
  return (
    <div className="my-4">
      <section
        aria-label={t('picture:preview')}
        className="flex snap-x gap-3 overflow-x-auto rounded-xl"
        tabIndex={pictures.length > 1 ? 0 : undefined}
      >
        {pictures.length === 0 && (
          <div className={classNames(shape, 'mx-auto')} style={style}>
            <Skeleton className="size-full" />
          </div>
        )}
        {pictures.map((picture, index) => (
          <DrawnPicture
            className={classNames(shape, pictures.length === 1 && 'mx-auto')}
            keep={(canvas) => {
              if (canvas) canvases.set(index, canvas)
              else canvases.delete(index)
            }}
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture has no other name than its number.
            key={index}
            label={altTextOf(picture)}
            picture={picture}
            style={style}
          />
        ))}
      </section>
      <p className="mt-2 text-center text-muted text-sm" role="status">
        {pictures.length > 1 &&
          t('picture:several', {
            count: pictures.length,
            number: formatNumber(pictures.length),
          })}
      </p>
    </div>
  )
}

function DrawnPicture({
  picture,
  label,
  className,
  style,
  keep,
}: {
  picture: Picture
  label: string
  className: string
  style: { readonly aspectRatio: string }
  keep: (canvas: HTMLCanvasElement | null) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, picture)
  }, [picture])
  return (
    <canvas
      aria-label={label}
      className={className}
      ref={(element) => {
        canvas.current = element
        keep(element)
      }}
      role="img"
      style={style}
    />
  )
}

/** The text alternative of a picture. */
function altTextOf({ page, reference }: Picture): string {
  const parts = [page.arabic, page.translation].map((block) =>
    block?.lines
      .flat()
      .map(({ text }) => text)
      .join(''),
  )
  return [reference, ...parts].filter(Boolean).join('\n')
}
