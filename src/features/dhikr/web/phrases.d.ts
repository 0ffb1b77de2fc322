/** Items of `content/adhkar` with what the counter shows (`scripts/lib/quoted-verses-plugin.ts`). */
declare module '*.json?phrases' {
  const phrases: readonly unknown[]
  export default phrases
}
