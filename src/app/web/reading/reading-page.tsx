import ReadingPage from '#features/reading/web/reading-page.tsx'
import { useSurahNames } from './use-surah-names.ts'

/** `/reading` with the names of the surahs. */
export default function ReadingPageWithNames() {
  return <ReadingPage names={useSurahNames()} />
}
