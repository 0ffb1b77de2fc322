import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../import-law/source-files.ts'

/**
 * Reviewed files that use the network without `request`: for reference content, for a picture that the
 * person downloads from this server, or with their own check for private mode.
 */
const byItself = new Set([
  'src/app/web/register-service-worker.ts',
  'src/app/web/service-worker.ts',
  'src/features/gallery/web/draw/load-typeface.ts',
  'src/features/gallery/web/picture-page.tsx',
  'src/features/lessons/web/use-lessons.ts',
  'src/features/location/web/place-store.ts',
  'src/features/quran/web/data/content-file.ts',
  'src/features/quran/web/data/download-quran.ts',
  'src/features/quran/web/listening/fetch-recording.ts',
  'src/features/quran/web/search/on-device/content-cache.ts',
  'src/features/reminders/web/open/sounds.ts',
  'src/features/transcription/web/matches/load-every-verse.ts',
  'src/shared/web/api/file-transfer.ts',
  'src/shared/web/api/request.ts',
  'src/shared/web/audio/find-failure.ts',
  'src/shared/web/map/outline-worker.ts',
  'src/shared/web/offline/connection.ts',
  'src/shared/web/user-data/offline-copies.ts',
])

describe('network access', () => {
  it('goes through `request`, which private mode checks, or is in a reviewed file', () => {
    const root = join(import.meta.dirname, '../..')
    const files = sourceFiles(root, 'src').filter(
      (file) => /^src\/(app|shared|features\/[^/]+)\/web\//.test(file) && !/\.test\.tsx?$/.test(file),
    )
    expect(files.length).toBeGreaterThan(100)
    const reaching = files.filter((file) =>
      // `cache.add` fetches too.
      /(?<![.\w])fetch\(|XMLHttpRequest\(|sendBeacon\(|new (WebSocket|EventSource)\(|\bcache\)*\.add(All)?\(/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
    expect(new Set(reaching)).toEqual(byItself)
  })
})
