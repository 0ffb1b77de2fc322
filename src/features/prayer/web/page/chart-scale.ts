import type { MethodComparison, Names, PrayerName } from '../../core/index.ts'

/** Methods that agree to the minute on one time, and their position. */
export interface ChartDot {
  readonly later: number
  readonly methods: readonly Names[]
}

const STEPS = [5, 10, 20, 30, 60, 90, 120, 180, 240, 360, 720] as const

/** Minutes at either end of the axis: the smallest round number that covers every difference. */
export function chartReach(methods: readonly MethodComparison[], names: readonly PrayerName[]): number {
  const most = Math.max(0, ...methods.flatMap(({ later }) => names.map((name) => Math.abs(later[name]))))
  return STEPS.find((step) => step >= most) ?? most
}

/** The dots of one time, from the earliest to the latest. */
export function chartDots(methods: readonly MethodComparison[], name: PrayerName): readonly ChartDot[] {
  const byMinute = new Map<number, Names[]>()
  for (const { shortName, later } of methods) {
    byMinute.set(later[name], [...(byMinute.get(later[name]) ?? []), shortName])
  }
  return [...byMinute].sort(([a], [b]) => a - b).map(([later, agreed]) => ({ later, methods: agreed }))
}
