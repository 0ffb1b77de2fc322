import { GraduationCap } from 'lucide-react'
import { lessonPath } from '#features/lessons/core/index.ts'
import { savedEntries } from './saved-entries.ts'

/** Saved lessons: by the title and introduction they had when they were saved, with their pages. */
export const lessonBookmarks = savedEntries('lesson', GraduationCap, lessonPath)
