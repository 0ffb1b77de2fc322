import { n, type Point } from '../svg.ts'

/** The height of a ridge at points from left to right, by midpoint displacement; from about -1 to 1. */
export function ridge(random: () => number, steps: number, roughness: number): readonly number[] {
  let heights = [random() - 0.5, random() - 0.5]
  let range = 1
  for (let step = 0; step < steps; step++) {
    heights = heights.flatMap((height, at) => {
      const next = heights[at + 1]
      if (next === undefined) return [height]
      return [height, (height + next) / 2 + (random() - 0.5) * range]
    })
    range *= roughness
  }
  return heights
}

/** Ground below points from left to right, as closed path data. */
export const groundBelow = (points: readonly Point[], bottom: number): string => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  return `M${n(first.x)} ${n(bottom)}${points.map(({ x, y }) => `L${n(x)} ${n(y)}`).join('')}L${n(last.x)} ${n(bottom)}Z`
}

/** A smooth line through points (Catmull-Rom), as path data from the first. */
export function smoothLine(points: readonly Point[]): string {
  return points
    .map((point, at) => {
      if (at === 0) return `M${n(point.x)} ${n(point.y)}`
      const [a = point, b = point, d = point] = [
        points[at - 2] ?? points[at - 1],
        points[at - 1],
        points[at + 1],
      ]
      const first = { x: b.x + (point.x - a.x) / 6, y: b.y + (point.y - a.y) / 6 }
      const second = { x: point.x - (d.x - b.x) / 6, y: point.y - (d.y - b.y) / 6 }
      return `C${n(first.x)} ${n(first.y)} ${n(second.x)} ${n(second.y)} ${n(point.x)} ${n(point.y)}`
    })
    .join('')
}
