import { formatNumber } from '../i18n/format.ts'
import { loadMessages, t } from '../i18n/i18n.ts'
import { saveFile } from '../save-file.ts'
import { toast } from '../ui/toast.ts'
import { exportRecords, type Imported, importRecords } from './data-file.ts'

/** How many skipped entries a message lists. */
const MOST_NAMED = 3

/** Imports a file and shows the result. `values` imports the other values of the file and returns more sentences. */
export async function importFile(
  file: File,
  values: (imported: Imported) => { readonly taken: number; readonly sentences: readonly string[] } = () => ({
    taken: 0,
    sentences: [],
  }),
): Promise<void> {
  await loadMessages(['user-data', 'privacy'])
  try {
    const imported = await importRecords(file)
    if (!imported) return notify('wrong')
    const { taken, sentences } = values(imported)
    const count = taken + imported.file.records.length
    const description = [...sentences, ...leftOutSentences(imported)].join(' ')
    toast({
      title: t('user-data:file.done', { count, number: formatNumber(count) }),
      ...(description && { description }),
    })
  } catch {
    notify('failed')
  }
}

/** Downloads some or all of the person's records as a file. */
export async function exportFile(...given: Parameters<typeof exportRecords>): Promise<void> {
  const file = await exportRecords(...given).catch(() => undefined)
  if (file) return saveFile(file)
  await loadMessages(['user-data'])
  notify('failed')
}

function leftOutSentences({ leftOut }: Imported): readonly string[] {
  if (leftOut.length === 0) return []
  const count = leftOut.length
  const named = leftOut.slice(0, MOST_NAMED).map(({ entry, type, problem }) =>
    t('user-data:file.entry', {
      entry: formatNumber(entry),
      type: type ? t(`privacy:kinds.${type}`) : t('user-data:file.noRecord'),
      why: t(`user-data:file.why.${problem}`),
    }),
  )
  return [t('user-data:file.leftOut', { count, number: formatNumber(count) }), ...named]
}

const notify = (what: 'wrong' | 'failed') =>
  toast({
    title: t(`user-data:file.${what}`),
    description: t(`user-data:file.${what}Text`),
    tone: 'destructive',
  })
