import type { studyCircles } from './circles.table.ts'
import type { discussionPosts } from './discussions.table.ts'

/** The audit log keeps its entries longer than accounts exist, so it has whose words a decision was about, and how long they were. */

export const loggedPost = ({ authorId, text }: typeof discussionPosts.$inferSelect) => ({
  author: authorId,
  textLength: text.length,
})

export const loggedCircle = (circle: typeof studyCircles.$inferSelect) => ({
  organiser: circle.organiserId,
  titleLength: circle.title.length,
  descriptionLength: circle.description.length,
  placeLength: circle.place.length,
})

/** The reason that a moderator wrote, which may quote the person. */
export const loggedNote = (note: string) => (note === '' ? {} : { noteLength: note.length })
