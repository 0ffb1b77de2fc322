import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Fragment } from 'react'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { pathOf } from '#shared/web/api/call.ts'
import { reading } from '#shared/web/api/reading.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { readPublicAudio, readPublicRecordings } from '../core/recordings.contract.ts'
import { languageName } from './language-name.ts'
import { placeText } from './place-text.ts'
import { WaveformPlayer } from './waveform-player.tsx'

type PublicRecording = AnswerOf<typeof readPublicRecordings>['recordings'][number]

/** The published recordings of a surah and its verses. Nothing while there are none. */
export function SurahRecordings({ surah }: { surah: number }) {
  const { data } = useQuery(reading(readPublicRecordings, { surah: String(surah) }))
  return <RecordingList recordings={data?.answer.recordings ?? []} />
}

/** The published recordings of a dua, lesson or explanation. Nothing while there are none. */
export function ItemRecordings({
  category,
  item,
}: {
  category: 'dua' | 'lesson' | 'explanation'
  item: string
}) {
  // One request for a page with many items.
  const { data } = useQuery(reading(readPublicRecordings, { category }))
  return <RecordingList recordings={data?.answer.recordings.filter((each) => each.item === item) ?? []} />
}

function RecordingList({ recordings }: { recordings: readonly PublicRecording[] }) {
  if (recordings.length === 0) return null
  return (
    <section
      aria-label={t('recordings:heading')}
      className="mt-4 rounded-2xl border border-hairline bg-raised p-4 text-start font-body sm:p-5 print:hidden"
    >
      <p className="mb-3 font-semibold">{t('recordings:heading')}</p>
      <ul className="grid grid-cols-1 gap-5">
        {recordings.map((recording) => (
          <li key={recording.id}>
            <RecordingItem recording={recording} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecordingItem({ recording }: { recording: PublicRecording }) {
  const { id, title, qari, isDownloadable, rights, language } = recording
  const src = pathOf(readPublicAudio, { id })
  // The surah is that of the page.
  const place = recording.fromVerse === null ? '' : placeText(recording)
  const facts = [qari, place, languageName(language)].filter(Boolean)
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <bdi className="block break-words font-semibold">{title}</bdi>
          <p className="text-muted text-sm">
            {facts.map((fact, at) => (
              <Fragment key={fact}>
                {at > 0 && ' · '}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </p>
        </div>
        {isDownloadable && (
          <a
            aria-label={t('recordings:downloadNamed', { title })}
            className={buttonClass()}
            download
            href={`${src}?download=yes`}
          >
            <Download aria-hidden size={18} />
            {t('recordings:download')}
          </a>
        )}
      </div>
      <WaveformPlayer recording={recording} src={src} />
      <p className="mt-1 text-muted text-sm">
        <bdi className="break-words">{rights}</bdi>
      </p>
    </>
  )
}
