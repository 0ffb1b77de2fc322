import { useWhereSaved } from '#shared/web/user-data/use-where-saved.ts'

/** Where the items on the page are saved. */
export function WhereSaved({ kind }: { kind: 'bookmark' | 'note' }) {
  return <p className="mt-1 text-muted">{useWhereSaved(kind)}</p>
}
