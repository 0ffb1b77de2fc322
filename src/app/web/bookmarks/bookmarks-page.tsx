import BookmarksPage from '#features/bookmarks/web/bookmarks-page.tsx'
import { bookmarkTypes } from './bookmark-types.ts'

/** `/bookmarks` with every type of item that can be saved. */
export default function BookmarksPageWithSorts() {
  return <BookmarksPage types={bookmarkTypes} />
}
