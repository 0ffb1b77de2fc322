import { use } from 'react'
import QuranStatusCard from '#features/quran/web/status/quran-status-card.tsx'
import { needTexts } from '../texts.ts'

const texts = needTexts(['browse'])

/** The card of the Quran's status, once its texts are there. */
export default function QuranStatus() {
  use(texts)
  return <QuranStatusCard />
}
