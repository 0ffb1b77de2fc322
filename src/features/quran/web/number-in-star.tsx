import { starPath } from '#shared/core/picture/star-path.ts'

/** A number in an eight-pointed star, decorative beside text. Sizes are in 36ths of the star's width. */
export function NumberInStar({
  text,
  className,
  fontSize,
  fontWeight,
  strokeWidth,
}: {
  /** The number in the digits to show. */
  text: string
  className: string
  fontSize: number
  fontWeight?: number
  strokeWidth: number
}) {
  return (
    <svg aria-hidden="true" className={className} focusable="false" viewBox="0 0 36 36">
      <path
        d={starPath(18, 18, 17)}
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeWidth={strokeWidth}
      />
      <text
        dominantBaseline="central"
        fill="currentColor"
        fontSize={fontSize}
        fontWeight={fontWeight}
        textAnchor="middle"
        x="18"
        y="18"
      >
        {text}
      </text>
    </svg>
  )
}
