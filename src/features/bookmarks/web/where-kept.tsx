import { useWhereKept } from '#shared/web/own-things/use-where-kept.ts'

/** Where what one sees is kept. */
export function WhereKept({ kind }: { kind: 'bookmark' | 'note' }) {
  return <p className="mt-1 text-muted">{useWhereKept(kind)}</p>
}
