import { versionId } from '#shared/core/user-data/merge-notes.ts'
import type { Note } from '#shared/core/user-data/notes.records.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { noteVersions, removeNote } from '#shared/web/user-data/notes.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'

/** Deletes a note and offers to restore it with its history. */
export async function removeNoteWithUndo(id: string): Promise<void> {
  const undo = await removeNote(id)
  if (!undo) return
  toast({
    title: t('bookmarks:notes.removed'),
    action: {
      label: t('bookmarks:undo'),
      run: () => void notifySaveFailed(undo()),
    },
  })
}

/** Adds a note to its history before it is edited, unless that version is already there. */
export async function addToHistory(id: string, { title, text, changedAt }: Note): Promise<void> {
  const versions = await noteVersions.read()
  for (const [version, found] of versions) {
    if (version.startsWith(`${id}/`) && found.text === text && found.title === title) return
  }
  await noteVersions.put(versionId(id, changedAt), { ...(title && { title }), text })
}
