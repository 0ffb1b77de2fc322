/** The outline of the star {8/2} around (`x`, `y`) with its points at `radius`. */
export function starPath(x: number, y: number, radius: number): string {
  const inner = radius * Math.sqrt(2 - Math.SQRT2)
  const points = Array.from({ length: 16 }, (_, i) => {
    const r = i % 2 === 0 ? radius : inner
    const angle = (i * Math.PI) / 8
    return `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
