const everyFiveDegrees = Array.from({ length: 72 }, (_, i) => i * 5)

/** A compass rose whose needle points `direction` degrees clockwise from true north; never mirrored. */
export function Needle({ direction, size }: { direction: number; size: number }) {
  return (
    <svg aria-hidden="true" focusable="false" height={size} viewBox="-50 -50 100 100" width={size}>
      <circle fill="none" opacity="0.55" r="47" stroke="currentColor" strokeWidth={size > 60 ? 1.5 : 4} />
      {size > 60 &&
        everyFiveDegrees.map((degrees) => (
          <line
            key={degrees}
            opacity={degrees % 90 === 0 ? 1 : 0.45}
            stroke="currentColor"
            strokeWidth={degrees % 90 === 0 ? 1.5 : 0.6}
            transform={`rotate(${degrees})`}
            y1="-47"
            y2={degrees % 90 === 0 ? -39 : degrees % 30 === 0 ? -42 : -44.5}
          />
        ))}
      <g transform={`rotate(${direction})`}>
        <path d={size > 60 ? 'M0 -36L8 4L0 0L-8 4Z' : 'M0 -32L17 24L0 13L-17 24Z'} fill="currentColor" />
        {size > 60 && <path d="M0 36L-5 4L0 7L5 4Z" fill="currentColor" opacity="0.3" />}
      </g>
    </svg>
  )
}
