import { randomUUID } from 'node:crypto'
import { AppError } from '#shared/core/app-error.ts'
import type { LanguageCode } from '#shared/core/languages.ts'
import { CHECK, type Course, type CoursePart, type CourseText, partsOf } from '../core/course.ts'
import type { CourseValues, PartValues } from '../core/course-values.ts'
import { renderText } from './render-text.ts'

/** The lessons and articles that a course can be made of. */
export type CourseSources = readonly CoursePart[]

/**
 * A course as it is stored, from an editor’s values. The check of a stored course stays, because the editor doesn’t have it.
 * Throws `invalid_request` for a lesson or article that doesn’t exist.
 */
export function courseFromValues(
  values: CourseValues,
  {
    slug,
    check,
    sources,
  }: { readonly slug: string; readonly check: Course['check']; readonly sources: CourseSources },
): Course {
  const { category, level, title, description, instructor, outcomes, modules } = values
  const course: Course = {
    slug,
    category,
    level,
    title: tidy(title),
    description: tidy(description),
    instructor: tidy(instructor),
    outcomes: outcomes.map(tidy),
    modules: modules.map((module) => ({
      title: tidy(module.title),
      about: tidy(module.about),
      parts: module.parts.map((part) => partFrom(part, sources)),
    })),
  }
  const ids = new Set(partsOf(course).map(({ kind, id }) => `${kind}:${id}`))
  if (ids.size < partsOf(course).length) throw refused('twice')
  const answered = check?.filter(({ article }) => ids.has(`article:${article}`)) ?? []
  return { ...course, ...(answered.length > 0 && { check: answered }) }
}

/** An editor’s values of a stored course. */
export function valuesOf(
  { title, description, instructor, category, level, outcomes, modules }: Course,
  price: string,
  isPublished: boolean,
): CourseValues {
  return {
    title,
    description,
    instructor,
    category,
    level,
    outcomes,
    modules: modules.map((module) => ({
      title: module.title,
      about: module.about,
      parts: module.parts.map(({ kind, id, title: own, text, link = '' }) =>
        kind === 'text' ? { kind, id, title: own, markdown: text?.markdown ?? own, link } : { kind, id },
      ),
    })),
    price,
    isPublished,
  }
}

/** The ids of text parts, which are a part of their addresses. */
const TEXT_ID = /^[a-z0-9]{8}$/

function partFrom(part: PartValues, sources: CourseSources): CoursePart {
  if (part.kind !== 'text') {
    const found = sources.find(({ kind, id }) => kind === part.kind && id === part.id)
    if (!found) throw refused('unknown_part')
    return found
  }
  const markdown = tidy(part.markdown)
  const rendered = Object.entries(markdown).map(
    ([code, text]) => [code, renderText(text, code as LanguageCode)] as const,
  )
  return {
    kind: 'text',
    id: TEXT_ID.test(part.id) && part.id !== CHECK ? part.id : randomUUID().slice(0, 8),
    title: tidy(part.title),
    minutes: Math.max(1, rendered.find(([code]) => code === 'en')?.[1].minutes ?? 1),
    text: {
      markdown,
      html: Object.fromEntries(rendered.map(([code, { html }]) => [code, html])) as unknown as CourseText,
    },
    ...(part.link && { link: part.link }),
  }
}

/** A text without empty languages. */
const tidy = (text: CourseText): CourseText => ({
  ...(Object.fromEntries(
    Object.entries(text)
      .map(([code, each]) => [code, each.trim()] as const)
      .filter(([, each]) => each !== ''),
  ) as Partial<CourseText>),
  en: text.en.trim(),
  ar: text.ar.trim(),
})

const refused = (code: string) =>
  new AppError('invalid_request', 400, 'The parts of the course can’t be used.', [{ field: 'modules', code }])
