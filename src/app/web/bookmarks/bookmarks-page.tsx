import BookmarksPage from '#features/bookmarks/web/bookmarks-page.tsx'
import { bookmarkSorts } from './bookmark-sorts.ts'

/** `/bookmarks` with every sort of thing that can be saved. */
export default function BookmarksPageWithSorts() {
  return <BookmarksPage sorts={bookmarkSorts} />
}
