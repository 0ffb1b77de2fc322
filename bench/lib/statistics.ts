/** The median. Throws for an empty list. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The quantile `part` of the values, interpolated linearly. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort()
  const place = (sorted.length - 1) * part
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (low === undefined || high === undefined) throw new RangeError('Nothing was measured.')
  return low + (high - low) * (place - Math.floor(place))
}
