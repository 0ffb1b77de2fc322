import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lesson } from '../core/lesson.ts'

/** All lessons of the built content, in the order of the path. */
export async function readLessons(contentFolder: string): Promise<readonly Lesson[]> {
  return JSON.parse(await readFile(join(contentFolder, 'lessons', 'lessons.json'), 'utf8'))
}
