import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { notes } from '#shared/web/user-data/notes.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { bookmarks, collections, highlights } from '#shared/web/user-data/saved-items.ts'
import { type FileProblem, LONGEST_FILE, readBookmarksFile } from '../../core/bookmarks-file.ts'
import { broughtIn } from '../../core/merge-kept.ts'

/** Adds what stands in a file to what is here, of which none is lost, and says what came of it. */
export async function bringIn(file: File): Promise<void> {
  const text = file.size <= LONGEST_FILE ? await file.text().catch(() => '') : ''
  const found = text ? readBookmarksFile(text) : ({ problem: { code: 'notJson' } } as const)
  if ('problem' in found) return sayProblem(found.problem)
  const here = {
    bookmarks: await bookmarks.read(),
    collections: await collections.read(),
    highlights: await highlights.read(),
    notes: await notes.read(),
  }
  const result = broughtIn(here, found.things)
  const kept = await Promise.all([
    bookmarks.write(result.bookmarks),
    collections.write(result.collections),
    highlights.write(result.highlights),
    notes.write(result.notes),
  ])
  if (kept.includes(false)) return notifySaveFailed(Promise.resolve(false))
  const added = Object.values(result.added).reduce((sum, each) => sum + each, 0)
  toast({ title: t('bookmarks:file.added', { count: added, number: formatNumber(added) }) })
}

function sayProblem(problem: FileProblem): void {
  const list = problem.code === 'badEntry' ? t(`bookmarks:file.lists.${problem.list}`) : ''
  const entry = problem.code === 'badEntry' ? formatNumber(problem.entry) : ''
  toast({
    title: t('bookmarks:file.notTaken'),
    description: t(`bookmarks:file.problems.${problem.code}`, { list, entry }),
    tone: 'destructive',
  })
}
