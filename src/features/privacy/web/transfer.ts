import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { setDeviceText } from '#shared/web/set-device-text.ts'
import type { Imported } from '#shared/web/user-data/data-file.ts'
import { exportFile, importFile } from '#shared/web/user-data/import-file.ts'
import { textOfValue, valuesOf } from '../core/device-values.ts'
import { storedTexts } from './stored-data.ts'

/** Saves all data of this device as a file, except secrets and files that can be downloaded again. */
export const exportDevice = (): Promise<void> => exportFile(undefined, valuesOf(storedTexts()))

/** Imports a file: its records, and values that this device does not have. */
export const importDevice = (file: File): Promise<void> => importFile(file, importValues)

function importValues(imported: Imported) {
  const { taken, keptOwn, broken } = mergeValues(imported.file.values ?? {})
  return {
    taken,
    sentences: [
      keptOwn > 0 && t('privacy:transfer.unchanged', { count: keptOwn, number: formatNumber(keptOwn) }),
      broken > 0 && t('user-data:file.leftOut', { count: broken, number: formatNumber(broken) }),
    ].filter((text) => text !== false),
  }
}

/**
 * The number of values that were imported or equal, of those that differ and stay unchanged, and of unusable
 * ones.
 */
function mergeValues(values: Readonly<Record<string, unknown>>) {
  const here = new Map(storedTexts())
  const counts = { taken: 0, keptOwn: 0, broken: 0 }
  for (const [key, value] of Object.entries(values)) {
    const text = textOfValue(key, value)
    const own = here.get(key)
    if (text !== undefined && own === undefined) setDeviceText(key, text)
    counts[text === undefined ? 'broken' : own === undefined || own === text ? 'taken' : 'keptOwn'] += 1
  }
  return counts
}
