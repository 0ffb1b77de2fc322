import { navigate } from 'wouter/use-browser-location'
import { filterLessons, lessonPath } from '#features/lessons/core/index.ts'
import { lessonsQuery } from '#features/lessons/web/use-lessons.ts'
import { contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { SearchKind } from '../search-kind.ts'

const MOST = 3
/** One letter would find most of them. */
const SHORTEST = 2

/** Lessons by title, introduction, letter or rule, with a link to all of them at the end. */
export const lessons: SearchKind = {
  name: 'lessons',
  find: async (text, { client }) => {
    if (text.length < SHORTEST) return []
    const filter = { category: undefined, level: undefined, query: text }
    const found = filterLessons(await client.ensureQueryData(lessonsQuery), filter)
    const results = found.slice(0, MOST).map(({ id, title }) => ({
      id: `lesson-${id}`,
      title: contentText(title),
      detail: '',
      open: () => navigate(lessonPath(id)),
    }))
    if (found.length <= MOST) return results
    const all = `/learn?q=${encodeURIComponent(text)}`
    return [
      ...results,
      { id: 'all-lessons', title: t('search:box.allLessons'), detail: '', open: () => navigate(all) },
    ]
  },
}
