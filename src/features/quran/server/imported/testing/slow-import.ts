// Imports a fake translation into the given folder, and hangs in the middle after printing "half".
import { writeDurably } from '#shared/server/durable-file.ts'
import { fakeTranslation } from '../../../core/import/testing/write-formats.ts'
import { translationDetails } from '../../../core/import/translation-details.ts'
import { saveTranslation } from '../save-translation.ts'

const details = translationDetails({ language: 'fa', name: 'Made up', licence: 'None' })
const write = async (path: string, text: string) => {
  if (!path.endsWith('/57.json')) return writeDurably(path, text)
  await writeDurably(path, text.slice(0, 100))
  process.stdout.write('half\n')
  setInterval(() => undefined, 1000)
  return new Promise<void>(() => undefined)
}
await saveTranslation(process.argv[2] ?? '', details, fakeTranslation('killed'), { write })
