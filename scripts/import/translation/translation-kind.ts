import pino from 'pino'
import { isImportedId } from '#features/quran/core/import/translation-details.ts'
import { importedFolder } from '#features/quran/server/imported/imported-translation.ts'
import { importedTranslations } from '#features/quran/server/imported/imported-translations.ts'
import { removeTranslation } from '#features/quran/server/imported/save-translation.ts'
import { ImportError, writeError } from '../import-error.ts'
import type { ImportKind, RemoveOptions } from '../import-kind.ts'
import { withImportTurn } from '../with-import-turn.ts'
import { importTranslation } from './import-translation.ts'

/** Translations of the Quran. */
export const translationKind: ImportKind = {
  name: 'translation',
  options: ['language', 'name', 'licence', 'translator', 'id', 'direction'],
  usage: '--language fa --name "…" --licence "…"',
  about: [
    'A translation of the Quran: Tanzil text (with or without numbers) or XML, a CSV table, or JSON, in UTF-8.',
    '--language TAG        language (BCP 47): fa, ms, zh-Hant',
    '--name TEXT           name in the list of translations',
    '--licence TEXT        licence in one sentence, shown with the translation',
    '--translator TEXT     translator; default: the name',
    '--id ID               default: language and name, such as fa.name',
    '--direction ltr|rtl   default: the direction of the language',
  ],
  add: importTranslation,
  list,
  remove,
}

async function list(dataFolder: string): Promise<readonly string[]> {
  const damaged = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
  const found = await importedTranslations(importedFolder(dataFolder), damaged).current()
  return found.map(({ id, language, name, translator, licence }) =>
    [id, language, name, translator, licence].join(' · '),
  )
}

async function remove(dataFolder: string, id: string, { say }: RemoveOptions): Promise<void> {
  const folder = importedFolder(dataFolder)
  if (!isImportedId(id)) {
    throw new ImportError(`${JSON.stringify(id.slice(0, 80))} is not the id of an imported translation.`)
  }
  const removed = await withImportTurn(dataFolder, say, () =>
    removeTranslation(folder, id).catch((error) => {
      throw writeError(error, folder)
    }),
  )
  if (!removed) throw new ImportError(`No imported translation ${id}.`)
}
