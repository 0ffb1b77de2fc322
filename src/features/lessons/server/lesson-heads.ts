import en from '#locales/en/lessons.json' with { type: 'json' }
import { contentLanguageOf, type Language } from '#shared/core/languages.ts'
import type { Database } from '#shared/server/database/database.ts'
import type { AddressHeads } from '#shared/server/directory/directory-head.ts'
import { keptAnswers } from '#shared/server/directory/kept-answers.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { siteName } from '#shared/server/site-name.ts'
import type { Lesson } from '../core/lesson.ts'
import { lessonPath } from '../core/lessons-address.ts'
import { publicLessons } from './lessons.directory.ts'
import { lessons as table } from './lessons.table.ts'

const textsIn = interfaceTexts('lessons', en)
const PATH = '/learn'

/** The heads of `/learn` and of each lesson’s page, with the lessons as learning resources for search engines. */
export function lessonHeads(database: Pick<Database, 'db'>): AddressHeads {
  const kept = keptAnswers<readonly Lesson[]>(table, 1)
  const lessons = () => kept('all', () => publicLessons(database))
  return async ({ path, language, origin }) => {
    if (path === PATH) {
      const all = await lessons()
      return {
        structuredData: {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          numberOfItems: all.length,
          itemListElement: all.map((lesson, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: lesson.title[contentLanguageOf(language.code)],
            url: `${origin}${lessonPath(lesson.id)}`,
          })),
        },
      }
    }
    const id = /^\/learn\/([a-z0-9-]+)$/.exec(path)?.[1]
    if (id === undefined || id === 'review') return undefined
    const lesson = (await lessons()).find((each) => each.id === id)
    return lesson ? headOf(lesson, language, origin) : 'missing'
  }
}

function headOf(
  { id, title, intro, minutes, difficulty, category }: Lesson,
  language: Language,
  origin: string,
) {
  const code = contentLanguageOf(language.code)
  const texts = textsIn(language.code)
  const [name, description] = [title[code], intro[code]]
  return {
    about: { title: texts.pageTitle.replace('{{title}}', () => name), description },
    picture: {
      title: name,
      text: description,
      source: siteName(language.code),
      language,
    },
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'LearningResource',
      url: `${origin}${lessonPath(id)}`,
      name,
      description,
      inLanguage: code,
      learningResourceType: 'lesson',
      educationalLevel: texts.levels[difficulty],
      about: texts.categories[category],
      timeRequired: `PT${minutes}M`,
      isAccessibleForFree: true,
    },
  }
}
