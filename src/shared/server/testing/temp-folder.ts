import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new private folder, removed at the end of the test. */
export function tempFolder(onTestFinished: (remove: () => void) => void): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rafiq-test-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
