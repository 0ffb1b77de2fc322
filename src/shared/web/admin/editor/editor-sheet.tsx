import { type ReactNode, useState } from 'react'
import { t } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { aboveSheetButtons, SheetButtons } from '../sheet-buttons.tsx'
import { type ComparedField, CompareVersions } from './compare-versions.tsx'
import type { useEditor } from './use-editor.ts'

type Editor<Values extends object> = ReturnType<typeof useEditor<Values>>

/**
 * An editor in a side sheet: the fields, a draft from this device, problems, a conflict with another version, and the buttons.
 */
export function EditorSheet<Values extends object>({
  editor,
  title,
  fields,
  onClose,
  actions,
  children,
}: {
  editor: Editor<Values>
  title: string
  /** The fields of a comparison with another version. */
  fields: readonly ComparedField<Values>[]
  onClose: () => void
  /** Further buttons, such as Delete. */
  actions?: ReactNode
  children: ReactNode
}) {
  const { outcome } = editor
  const isSaving = outcome.kind === 'saving'
  return (
    <Dialog onClose={onClose} open shape="wideSheet" title={title}>
      {editor.wasDraft && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-xl bg-sunken px-4 py-2">
          {t('admin:editor.draft')}
          <Button look="plain" onClick={editor.discard}>
            {t('admin:editor.discard')}
          </Button>
        </p>
      )}
      {outcome.kind === 'conflict' ? (
        <Conflict editor={editor} fields={fields} theirs={outcome.theirs} />
      ) : (
        <form
          className={`${aboveSheetButtons} wrap-anywhere`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSaving) void editor.submit()
          }}
        >
          {children}
          <p className="text-ending empty:hidden" role="alert">
            {outcome.kind === 'failed' && outcome.message}
            {outcome.kind === 'offline' && t('admin:editor.offline')}
          </p>
          <SheetButtons>
            <Button aria-disabled={isSaving} look="action" type="submit">
              {t(isSaving ? 'admin:editor.saving' : 'admin:editor.save')}
            </Button>
            <Button onClick={onClose}>{t('admin:cancel')}</Button>
            {actions && <div className="ms-auto flex flex-wrap gap-3">{actions}</div>}
          </SheetButtons>
        </form>
      )}
    </Dialog>
  )
}

function Conflict<Values extends object>({
  editor,
  fields,
  theirs,
}: {
  editor: Editor<Values>
  fields: readonly ComparedField<Values>[]
  theirs: { readonly values: Values; readonly version: number }
}) {
  const [isCompared, setCompared] = useState(false)
  return (
    <div role="alert">
      <h3 className="font-semibold text-lg">{t('admin:editor.conflict.title')}</h3>
      <p className="mt-1 mb-4 text-muted">{t('admin:editor.conflict.text')}</p>
      <div className="mb-5 flex flex-wrap gap-3">
        <Button look="action" onClick={() => void editor.keepMine(theirs)}>
          {t('admin:editor.conflict.mine')}
        </Button>
        <Button onClick={() => editor.takeTheirs(theirs)}>{t('admin:editor.conflict.theirs')}</Button>
        <Button aria-expanded={isCompared} look="plain" onClick={() => setCompared(!isCompared)}>
          {t('admin:editor.conflict.compare')}
        </Button>
      </div>
      {isCompared && (
        <CompareVersions
          after={editor.values}
          afterTitle={t('admin:editor.conflict.yours')}
          before={theirs.values}
          beforeTitle={t('admin:editor.conflict.others')}
          fields={fields}
        />
      )}
    </div>
  )
}
