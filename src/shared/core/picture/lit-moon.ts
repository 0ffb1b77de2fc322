/**
 * The lit part of the moon as an SVG path around the origin, for the northern hemisphere: `age` in days since
 * the new moon (0–29.53), `radius` in pixels. It is only a picture, so the Hijri day is close enough to the
 * age.
 */
export function litMoon(age: number, radius: number): string {
  const phase = (age % 29.53) / 29.53
  const waxing = phase < 0.5
  const terminator = Math.cos(2 * Math.PI * phase) * radius
  const limb = waxing ? 1 : 0
  const bulge = waxing ? (terminator > 0 ? 0 : 1) : terminator > 0 ? 1 : 0
  const r = radius
  return `M0 ${-r}A${r} ${r} 0 0 ${limb} 0 ${r}A${Math.abs(terminator).toFixed(2)} ${r} 0 0 ${bulge} 0 ${-r}Z`
}
