import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { MatchList } from './matches/match-list.tsx'
import { useMatches } from './matches/use-matches.ts'
import { RecitationField } from './recitation-field.tsx'
import { RecordingCard } from './recording/recording-card.tsx'
import { ListenButton } from './speech/listen-button.tsx'
import { useSpeech } from './speech/use-speech.ts'

/** Finds verses by reciting, typing or pasting. */
export default function TranscriptionPage() {
  usePageTitle(t('pages:audioTranscription.title'))
  const page = useFocusFallback()
  const [text, setText] = useState('')
  const speech = useSpeech(setText)
  const { matches, again } = useMatches(text)
  const write = (typed: string) => {
    // Only one input may write at a time.
    speech.abandon()
    setText(typed)
  }
  return (
    <main className="mx-auto w-full max-w-reading px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <h1 className="mb-2 font-display text-3xl">{t('transcription:title')}</h1>
      <p className="mb-8 text-muted">{t('transcription:intro')}</p>
      <ListenButton {...speech} />
      <RecitationField onText={write} text={text} />
      <MatchList matches={matches} onAgain={again} />
      <RecordingCard onText={write} />
    </main>
  )
}
