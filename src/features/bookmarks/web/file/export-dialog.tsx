import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import type { BookmarkType } from '../bookmark-type.ts'
import type { CollectionsById } from '../collections/collections-by-id.ts'
import type { ShownItem } from '../use-items.ts'
import { type FileFormat, fileFormats, saveItems } from './export-files.ts'
import { useItemTexts } from './use-item-texts.ts'

/** Exports items to a file or prints them. */
export default function ExportDialog({
  items,
  types,
  collections,
  onPrint,
  onClose,
}: {
  items: readonly ShownItem[]
  types: readonly BookmarkType[]
  collections: CollectionsById
  onPrint: (texts: ReadonlyMap<string, string>) => void
  onClose: () => void
}) {
  const load = useItemTexts(types)
  const [busy, setBusy] = useState(false)
  const hand = async (use: (texts: ReadonlyMap<string, string>) => void) => {
    setBusy(true)
    use(await load(items))
    onClose()
  }
  const save = (format: FileFormat) => hand((texts) => saveItems(format, items, collections, texts))
  return (
    <Dialog
      onClose={onClose}
      open
      title={t('bookmarks:file.title', { count: items.length, number: formatNumber(items.length) })}
    >
      <ul className="grid gap-2" aria-busy={busy}>
        {fileFormats.map((format) => (
          <li key={format}>
            <Choice
              about={t(`bookmarks:file.about.${format}`)}
              disabled={busy}
              icon={<Download aria-hidden size={19} />}
              name={t(`bookmarks:file.${format}`)}
              onChoose={() => void save(format)}
            />
          </li>
        ))}
        <li>
          <Choice
            about={t('bookmarks:file.about.print')}
            disabled={busy}
            icon={<Printer aria-hidden size={19} />}
            name={t('bookmarks:file.print')}
            onChoose={() => void hand(onPrint)}
          />
        </li>
      </ul>
    </Dialog>
  )
}

function Choice({
  name,
  about,
  icon,
  disabled,
  onChoose,
}: {
  name: string
  about: string
  icon: React.ReactNode
  disabled: boolean
  onChoose: () => void
}) {
  return (
    <Button
      className="w-full justify-start! rounded-xl! px-4! text-start"
      disabled={disabled}
      onClick={onChoose}
    >
      <span className="text-action">{icon}</span>
      <span>
        <span className="block">{name}</span>
        <span className="block font-normal text-muted text-sm">{about}</span>
      </span>
    </Button>
  )
}
