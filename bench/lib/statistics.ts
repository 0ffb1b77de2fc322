/** The value in the middle, or the mean of the two there. Throws when there are none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value below which this part of the values lies, between two neighbours in proportion. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort()
  const place = (sorted.length - 1) * part
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (low === undefined || high === undefined) throw new RangeError('Nothing was measured.')
  return low + (high - low) * (place - Math.floor(place))
}
