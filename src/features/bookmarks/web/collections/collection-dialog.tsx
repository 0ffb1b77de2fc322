import { type FormEvent, useState } from 'react'
import { type Collection, LONGEST_COLLECTION_NAME } from '#shared/core/user-data/collection.ts'
import { highlightColours } from '#shared/core/user-data/highlight-colour.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Field } from '#shared/web/ui/field.tsx'
import { HighlightStar } from '#shared/web/ui/highlight-star.tsx'
import { keepCollection } from '../bookmark-changes.ts'

/** A collection's name and colour, a new one's or those of one that is there. */
export default function CollectionDialog({
  id,
  collection,
  onClose,
}: {
  id: string
  collection: Collection | undefined
  /** With what was kept, if anything was. */
  onClose: (kept?: Collection) => void
}) {
  const [name, setName] = useState(collection?.name ?? '')
  const [colour, setColour] = useState(collection?.colour ?? 'emerald')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    const createdAt = collection?.createdAt ?? new Date().toISOString()
    const kept = { name: name.trim(), colour, createdAt }
    void keepCollection(id, kept)
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
        <fieldset>
          <legend className="mb-1 font-semibold text-sm">{t('bookmarks:collections.colour')}</legend>
          <div className="flex flex-wrap gap-2">
            {highlightColours.map((each) => (
              <label
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-hairline px-3.5 hover:border-action has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
                key={each}
              >
                <input
                  checked={each === colour}
                  className="sr-only"
                  name="colour"
                  onChange={() => setColour(each)}
                  type="radio"
                />
                <HighlightStar colour={each} />
                {t(`verse-things:colours.${each}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onClose()}>{t('bookmarks:cancel')}</Button>
          <Button look="action" type="submit">
            {t('bookmarks:collections.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
