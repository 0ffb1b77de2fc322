import ShareDialog from '#shared/web/share/share-dialog.tsx'
import type { ReadableDua } from '../core/index.ts'
import { duaAsText } from './dua-text.tsx'

/** Shares a dua as text. */
export default function DuaShare({ dua, onClose }: { dua: ReadableDua; onClose: () => void }) {
  return <ShareDialog onClose={onClose} text={duaAsText(dua)} url={`${location.origin}/duas?dua=${dua.id}`} />
}
