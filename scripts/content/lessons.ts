import { join } from 'node:path'
import { readItemFiles } from './adhkar/item-files.ts'
import { readQuranText } from './adhkar/quoted-verses.ts'
import { readLessonFiles } from './lessons/lesson-files.ts'
import { resolveLessons } from './lessons/resolve-lessons.ts'
import { writeJson } from './quran/write-files.ts'

export const name = 'lessons'

/** Writes all lessons, with the verses and adhkar that they name. */
export async function build(outFolder: string): Promise<void> {
  const [lessons, files, quran] = await Promise.all([readLessonFiles(), readItemFiles(), readQuranText()])
  const adhkar = [...files.values()].flat()
  await writeJson(join(outFolder, 'lessons.json'), resolveLessons(lessons, { quran, adhkar }))
}
