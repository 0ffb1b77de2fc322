import { type FormEvent, useState } from 'react'
import {
  type Collection,
  highlightColours,
  LONGEST_COLLECTION_NAME,
} from '#shared/core/user-data/saved-items.records.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Field } from '#shared/web/ui/field.tsx'
import { HighlightStar } from '#shared/web/ui/highlight-star.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { saveCollection } from '../bookmark-changes.ts'

/** The name and colour of a new or existing collection. */
export default function CollectionDialog({
  id,
  collection,
  onClose,
}: {
  id: string
  collection: Collection | undefined
  /** Called with the saved collection, if one was saved. */
  onClose: (kept?: Collection) => void
}) {
  const [name, setName] = useState(collection?.name ?? '')
  const [colour, setColour] = useState(collection?.colour ?? 'emerald')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    const createdAt = collection?.createdAt ?? new Date().toISOString()
    const kept = { name: name.trim(), colour, createdAt }
    void saveCollection(id, kept)
    onClose(kept)
  }
  return (
    <Dialog
      onClose={() => onClose()}
      open
      title={t(collection ? 'bookmarks:collections.change' : 'bookmarks:collections.new')}
    >
      <form className="grid gap-5" onSubmit={submit}>
        <Field label={t('bookmarks:collections.name')}>
          <input
            className="min-h-12 w-full rounded-xl border border-hairline bg-paper px-3"
            data-autofocus
            dir="auto"
            maxLength={LONGEST_COLLECTION_NAME}
            onChange={(event) => setName(event.target.value)}
            required
            value={name}
          />
        </Field>
        <RadioGroup
          label={t('bookmarks:collections.colour')}
          onChoose={setColour}
          options={highlightColours.map((value) => ({
            value,
            text: t(`saved-verses:colours.${value}`),
            icon: <HighlightStar colour={value} />,
          }))}
          value={colour}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onClose()}>{t('bookmarks:cancel')}</Button>
          <Button look="action" type="submit">
            {t('bookmarks:collections.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
