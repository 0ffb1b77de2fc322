/** Entries of `content/reflection` with the texts of their passages (`scripts/lib/passages-plugin.ts`). */
declare module '*.json?passages' {
  const entries: readonly unknown[]
  export default entries
}
