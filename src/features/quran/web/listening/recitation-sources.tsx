import { useQuery } from '@tanstack/react-query'
import { joinNames } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { recitationCatalogue } from './recitation-catalogue.ts'

/** A note on the rights and hosts of the recordings. */
export function RecitationSources() {
  const { data } = useQuery({ queryKey: ['reciters'], queryFn: recitationCatalogue })
  const hosts = new Set(data?.flatMap(({ sources }) => sources.map(({ base }) => new URL(base).host)))
  return (
    <p className="mt-8 min-h-12 max-w-reading text-muted text-sm">
      {hosts.size > 0 && t('listening:page.licence', { hosts: joinNames(...hosts) })}
    </p>
  )
}
