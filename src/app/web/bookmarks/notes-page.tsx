import NotesPage from '#features/bookmarks/web/notes/notes-page.tsx'
import { bookmarkTypes } from './bookmark-types.ts'

/** `/bookmarks/notes` with every type of item that a note can be about. */
export default function NotesPageWithSorts() {
  return <NotesPage types={bookmarkTypes} />
}
