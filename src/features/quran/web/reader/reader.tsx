import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { VersePlace } from '../../core/index.ts'
import type { SurahVerses } from '../../core/reader-address.ts'
import { beginningOf, type PartAddress } from '../../core/reader-portion.ts'
import { currentPlace } from './current-place.ts'
import { keepLastPlace, stopReading } from './last-place.ts'
import { addressInMode, addressWithin } from './places.ts'
import { ReaderBar } from './reader-bar.tsx'
import { type OpenDialog, ReaderDialogs } from './reader-dialogs.tsx'
import { OffersAbove, SavedBelow } from './reader-offers.tsx'
import { changeReaderSettings, type ReaderMode, useReaderSettings } from './reader-settings.ts'
import { readerSizes } from './reader-sizes.ts'
import { ReaderText } from './reader-text.tsx'
import { moveTo, openAddress, type RequestedAddress, writeAddress } from './requested-address.ts'
import { contains } from './surah-section.tsx'
import { useArrival } from './use-arrival.ts'
import { useFollowRecitation } from './use-follow-recitation.ts'
import { usePlaceInView } from './use-place-in-view.ts'
import { useReaderCommands } from './use-reader-commands.ts'
import { useReaderListening } from './use-reader-listening.ts'
import { useSearchMode } from './use-search-mode.ts'

const SearchMode = lazyWithMessages(() => import('./search-mode.tsx'))

interface ReaderProps {
  readonly requested: RequestedAddress
  readonly address: PartAddress
  /** The verses that the address points at. */
  readonly marked: SurahVerses | undefined
}

/** The reader's bar, the text in the chosen mode, and dialogs. */
export function Reader({ requested, address, marked }: ReaderProps) {
  const settings = useReaderSettings()
  const mode: ReaderMode = address.kind === 'page' ? 'pages' : settings.mode
  const [open, setOpen] = useState<OpenDialog>()
  const close = useCallback(() => setOpen(undefined), [])
  const openVerse = useCallback((place: VersePlace) => setOpen(place), [])
  const beginning = useMemo(() => beginningOf(address), [address])
  const onDrawn = useArrival({ requested, address, mode, marked })
  const onSettled = useSettledPlace({ address, requested, marked }, mode)
  const { sounding, listen, playOrPause } = useReaderListening()
  const following = useFollowRecitation(sounding, (place) => moveTo(addressInMode(mode, place)))
  const search = useSearchMode()
  const openHelp = () => setOpen('help')
  useReaderCommands({
    mode,
    beginning,
    isSearching: search.isOpen,
    play: playOrPause,
    search: search.open,
    goTo: () => setOpen('surah'),
    help: openHelp,
    onSettled,
  })
  const changeMode = (chosen: ReaderMode) => {
    changeReaderSettings({ mode: chosen })
    if (address.kind === 'page' && chosen !== 'pages')
      moveTo(addressInMode(chosen, currentPlace() ?? beginning))
  }
  return (
    <main className="mx-auto w-full max-w-content px-5 pb-16 sm:px-8" id="main" style={readerSizes(settings)}>
      <ReaderBar
        onGoTo={setOpen}
        onHelp={openHelp}
        onSearch={search.open}
        onSettings={() => setOpen('settings')}
        onSurah={(number) => openAddress({ kind: 'surah', number })}
      />
      {search.isOpen && (
        <Suspense>
          <SearchMode
            onClose={search.close}
            onOpen={(place) => {
              search.leave()
              openAddress(addressInMode(mode, place))
            }}
          />
        </Suspense>
      )}
      <div
        hidden={search.isOpen}
        className={classNames(
          'mx-auto',
          mode === 'pages' || settings.translations.length > 1 ? 'max-w-content' : 'max-w-reading',
        )}
      >
        <OffersAbove address={address} requested={requested} />
        <ReaderText
          {...{ address, requested, mode, beginning, settings, marked, sounding, onDrawn }}
          onListen={listen}
          onOpen={openVerse}
        />
        <SavedBelow />
      </div>
      {following.away && <BackToRecitation onClick={following.back} />}
      {open && (
        <ReaderDialogs
          mode={mode}
          onClose={close}
          onListen={listen}
          onMode={changeMode}
          open={open}
          place={currentPlace() ?? beginning}
          settings={settings}
        />
      )}
    </main>
  )
}

/** Remembers the verse that the person reads, and writes it to the address. Returns a function that does so at once. */
function useSettledPlace({ address, requested, marked }: ReaderProps, mode: ReaderMode) {
  const onSettled = useCallback(
    (place: VersePlace) => {
      keepLastPlace(place)
      if (mode !== 'pages' && !contains(marked, place)) writeAddress(addressWithin(address, place), requested)
    },
    [address, requested, marked, mode],
  )
  usePlaceInView(onSettled)
  useEffect(() => stopReading, [])
  return onSettled
}

function BackToRecitation({ onClick }: { onClick: () => void }) {
  return (
    <button
      className="fixed inset-x-0 bottom-36 z-20 mx-auto w-fit rounded-full bg-action px-5 py-3 font-semibold text-on-action shadow-card"
      onClick={onClick}
      type="button"
    >
      {t('reader:backToRecitation')}
    </button>
  )
}
