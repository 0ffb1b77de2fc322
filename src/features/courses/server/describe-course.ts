import type { Listed } from '#shared/server/directory/directory.ts'
import { type Course, minutesOf } from '../core/course.ts'
import type { CourseAnswer, WholeCourse } from '../core/courses.contract.ts'
import type { CourseCount } from './courses.directory.ts'

export type ListedCourse = Listed<Course, CourseCount>

/** The language of a course’s texts for a page in `language`: they are in English and Arabic. */
export const textLanguage = (language: string): 'en' | 'ar' => (language === 'ar' ? 'ar' : 'en')

/** A price in dollars with two decimals. */
export const priceOf = (cents: number): string => (cents / 100).toFixed(2)

/** The mean of ratings with one decimal; 0 while there are none. */
export const meanOf = (stars: number, ratings: number): number =>
  ratings > 0 ? Math.round((stars / ratings) * 10) / 10 : 0

/** A course of a list, in the language of the texts that fits `language`. */
export function describeCourse(
  { entry, priceCents, enrolments, ratings, stars }: ListedCourse,
  language: string,
): CourseAnswer {
  const code = textLanguage(language)
  const { slug, category, level, title, description, instructor } = entry
  return {
    id: slug,
    slug,
    title: title[code],
    description: description[code],
    instructorName: instructor[code],
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

/** A course with its modules. */
export function describeWholeCourse(listed: ListedCourse, language: string): WholeCourse {
  const code = textLanguage(language)
  const { outcomes, modules, check = [] } = listed.entry
  return {
    ...describeCourse(listed, language),
    outcomes: outcomes.map((outcome) => outcome[code]),
    modules: modules.map(({ title, about, parts }) => ({
      title: title[code],
      about: about[code],
      parts: parts.map(({ kind, id, title, minutes }) => ({ kind, id, title: title[code], minutes })),
    })),
    check: check.map(({ question, choices, why, reference, ...rest }) => ({
      ...rest,
      question: question[code],
      choices: choices.map((choice) => choice[code]),
      why: why[code],
      reference: reference[code],
    })),
  }
}
