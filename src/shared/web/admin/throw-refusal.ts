/** Throws the code of the first item that an action on several was refused for; returns if there is none. */
export function throwRefusal({ refused }: { readonly refused: readonly { readonly code: string }[] }): void {
  const [first] = refused
  if (first) throw new Error(first.code)
}
