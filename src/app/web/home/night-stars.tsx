/** A fixed field of stars; `visible` is its opacity, 0–1. */
export function NightStars({ visible }: { visible: number }) {
  if (visible === 0) return null
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 -z-10 size-full"
      focusable="false"
      opacity={visible}
      preserveAspectRatio="xMidYMin slice"
      viewBox="0 0 1200 600"
    >
      {stars.map(({ x, y, r }) => (
        <circle cx={x} cy={y} fill="currentColor" key={`${x}-${y}`} opacity={0.25 + r / 3} r={r} />
      ))}
    </svg>
  )
}

/** Spread evenly by the R2 sequence, so that stars don't overlap and every night looks the same. */
const stars = Array.from({ length: 110 }, (_, i) => ({
  x: Math.round(((0.5 + i * 0.7548776662466927) % 1) * 1200),
  y: Math.round(((0.5 + i * 0.5698402909980532) % 1) * 440),
  r: 0.5 + ((i * 7) % 10) / 10,
}))
