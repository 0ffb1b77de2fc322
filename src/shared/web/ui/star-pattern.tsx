import { starPath } from '#shared/core/picture/star-path.ts'

/**
 * The eight-pointed star: two squares turned by 45°, the product's only ornament. `ring` draws it around a
 * number, `field` repeats it with crosses between.
 */
export function Star({
  size,
  weight = 1.25,
  className,
}: {
  size: number
  weight?: number
  className?: string
}) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth={(weight * 32) / size}
      viewBox="0 0 32 32"
      width={size}
    >
      <path d={starPath(16, 16, 14)} />
    </svg>
  )
}

/** A field of stars joined by their points, fading at its inner edge. */
export function StarField({
  id,
  density = 92,
  weight = 1,
  className,
}: {
  id: string
  /** The distance between the centres of the stars, in pixels. */
  density?: number
  weight?: number
  className?: string
}) {
  const half = density / 2
  return (
    <svg aria-hidden="true" className={className} focusable="false">
      <defs>
        <pattern height={density} id={id} patternUnits="userSpaceOnUse" width={density}>
          <g fill="none" stroke="currentColor" strokeLinejoin="round" strokeWidth={weight}>
            <path d={starPath(half, half, half)} />
            {[
              [0, 0],
              [density, 0],
              [0, density],
              [density, density],
            ].map(([x = 0, y = 0]) => (
              <path d={starPath(x, y, half * (Math.SQRT2 - 1))} key={`${x}-${y}`} />
            ))}
          </g>
        </pattern>
      </defs>
      <rect fill={`url(#${id})`} height="100%" width="100%" />
    </svg>
  )
}
