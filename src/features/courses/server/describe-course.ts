import type { LanguageCode } from '#shared/core/languages.ts'
import type { Listed } from '#shared/server/directory/directory.ts'
import { type Course, courseTextIn, minutesOf } from '../core/course.ts'
import type { CourseAnswer, WholeCourse } from '../core/courses.contract.ts'
import type { CourseCount } from './courses.directory.ts'

export type ListedCourse = Listed<Course, CourseCount>

/** The language of a course’s texts for a page in `language`: that, if its title is in it, or English. */
export const textLanguage = ({ title }: Pick<Course, 'title'>, language: LanguageCode): LanguageCode =>
  title[language] === undefined ? 'en' : language

/** A price in dollars with two decimals. */
export const priceOf = (cents: number): string => (cents / 100).toFixed(2)

/** The mean of ratings with one decimal; 0 while there are none. */
export const meanOf = (stars: number, ratings: number): number =>
  ratings > 0 ? Math.round((stars / ratings) * 10) / 10 : 0

/** A course of a list, in the language of the texts that fits `language`. */
export function describeCourse(
  { entry, priceCents, enrolments, ratings, stars }: ListedCourse,
  language: LanguageCode,
): CourseAnswer {
  const code = textLanguage(entry, language)
  const { slug, category, level, title, description, instructor } = entry
  return {
    id: slug,
    slug,
    title: courseTextIn(title, code),
    description: courseTextIn(description, code),
    instructorName: courseTextIn(instructor, code),
    category,
    level,
    duration: minutesOf(entry),
    price: priceOf(priceCents),
    rating: meanOf(stars, ratings),
    ratings,
    enrollmentCount: enrolments,
    isPublished: true,
    language: code,
  }
}

/**
 * A course with its modules. The texts and the check of a course with a price are left out, unless `isOpen` for the account.
 */
export function describeWholeCourse(
  listed: ListedCourse,
  language: LanguageCode,
  { isOpen = listed.priceCents === 0 } = {},
): WholeCourse {
  const code = textLanguage(listed.entry, language)
  const { outcomes, modules, check = [] } = listed.entry
  return {
    ...describeCourse(listed, language),
    outcomes: outcomes.map((outcome) => courseTextIn(outcome, code)),
    modules: modules.map(({ title, about, parts }) => ({
      title: courseTextIn(title, code),
      about: courseTextIn(about, code),
      parts: parts.map(({ kind, id, title, minutes, text, link }) => ({
        kind,
        id,
        title: courseTextIn(title, code),
        minutes,
        html: text && isOpen ? courseTextIn(text.html, code) : null,
        link: link ?? null,
      })),
    })),
    hasCheck: check.length > 0,
    check: (isOpen ? check : []).map(({ question, choices, why, reference, ...rest }) => ({
      ...rest,
      question: courseTextIn(question, code),
      choices: choices.map((choice) => courseTextIn(choice, code)),
      why: courseTextIn(why, code),
      reference: courseTextIn(reference, code),
    })),
  }
}
