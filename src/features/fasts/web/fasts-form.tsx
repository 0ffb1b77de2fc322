import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Field, NumberInput } from '#shared/web/ui/field.tsx'
import { checkOf } from '#shared/web/user-data/load-schemas.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { fastStartRecords, MOST_FASTS } from '../core/fasts.records.ts'
import { FASTS_START, fastStarts } from './saved-fasts.ts'

/** The number of fasts to make up from earlier years. */
export function FastsForm({ start, onClose }: { start: number; onClose: () => void }) {
  const [fasts, setFasts] = useState(start)
  return (
    <Dialog onClose={onClose} open title={t('fasts:form.title')}>
      <form
        className="grid gap-5"
        onSubmit={async (event) => {
          event.preventDefault()
          const found = (await checkOf(fastStartRecords))({ fasts }, FASTS_START)
          if (!found) return
          void notifySaveFailed(fastStarts.put(FASTS_START, found))
          onClose()
        }}
      >
        <Field label={t('fasts:form.fasts')}>
          <NumberInput data-autofocus max={MOST_FASTS} min={0} onNumber={setFasts} value={fasts} />
        </Field>
        <p className="text-muted text-sm">{t('fasts:form.about')}</p>
        <Button look="action" type="submit">
          {t('fasts:form.save')}
        </Button>
      </form>
    </Dialog>
  )
}
