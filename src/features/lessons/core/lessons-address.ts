/** The file with all lessons, which the content build writes. */
export const LESSONS = '/content/lessons/lessons.json'

export const lessonPath = (id: string): string => `/learn/${id}`
