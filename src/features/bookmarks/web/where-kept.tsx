import { t } from '#shared/web/i18n/i18n.ts'
import { useThingsOwner } from '#shared/web/own-things/owner.ts'

/** Where what one sees is kept. */
export function WhereKept() {
  const owner = useThingsOwner()
  return <p className="mt-1 text-muted">{t(owner ? 'bookmarks:keptInAccount' : 'bookmarks:keptHere')}</p>
}
