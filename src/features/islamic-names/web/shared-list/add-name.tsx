import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { NAME_LENGTH } from '../../core/shared-list/shared-list.ts'
import type { useListChanges } from './use-shared-list.ts'

/** The field that adds a name; it stays empty and focused for the next one. */
export function AddName({ add }: { add: ReturnType<typeof useListChanges>['add'] }) {
  const [name, setName] = useState('')
  return (
    <form
      className="mt-5 flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '' || add.isPending) return
        add.mutate(name.trim(), { onSuccess: () => setName('') })
      }}
    >
      <div className="min-w-48 flex-1">
        <TextField
          autoComplete="off"
          label={t('name-list:add')}
          maxLength={NAME_LENGTH}
          name="name"
          onChange={(event) => setName(event.target.value)}
          value={name}
        />
      </div>
      <Button look="action" type="submit">
        {t('name-list:addIt')}
      </Button>
    </form>
  )
}
