/**
 * Divides `whole` by `weights` into whole numbers that add up to it exactly: each share rounded down, and what is left
 * one by one to the largest remainders, the earlier first among equals. Zeros if all weights are zero.
 */
export function shareOut(whole: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const products = weights.map((weight) => BigInt(whole) * BigInt(weight))
  const shares = products.map((product) => Number(product / sum))
  const left = whole - shares.reduce((total, share) => total + share, 0)
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
