import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { VersePlace } from '../../core/index.ts'
import type { SurahVerses } from '../../core/reader-address.ts'
import { beginningOf, type PartAddress, portionOf } from '../../core/reader-portion.ts'
import { useListening } from '../listening/use-listening.ts'
import { ContinuousSection } from './continuous-section.tsx'
import { currentPlace, setCurrentPlace } from './current-place.ts'
import type { GoToTab } from './go-to-dialog.tsx'
import { keepLastPlace, stopReading } from './last-place.ts'
import { Mushaf } from './mushaf.tsx'
import { addressInMode, addressWithin, pageOf, verseAtOffset } from './places.ts'
import { PortionEnd } from './portion-end.tsx'
import { ReaderBar } from './reader-bar.tsx'
import { OffersAbove, SavedBelow } from './reader-offers.tsx'
import { changeReaderSettings, type ReaderMode, useReaderSettings } from './reader-settings.ts'
import { readerSizes } from './reader-sizes.ts'
import { moveTo, openAddress, type RequestedAddress, writeAddress } from './requested-address.ts'
import { Sections } from './sections.tsx'
import { contains, SurahSection } from './surah-section.tsx'
import { useArrival } from './use-arrival.ts'
import { useFollowRecitation } from './use-follow-recitation.ts'
import { usePlaceInView } from './use-place-in-view.ts'
import { useReaderKeys } from './use-reader-keys.ts'
import { useSearchMode } from './use-search-mode.ts'
import { scrollToVerse, verseElement } from './verse-element.ts'

const GoToDialog = lazyWithMessages(() => import('./go-to-dialog.tsx'))
const SettingsSheet = lazyWithMessages(() => import('./settings-sheet.tsx'))
const HelpDialog = lazyWithMessages(() => import('./help-dialog.tsx'))
const SearchMode = lazyWithMessages(() => import('./search-mode.tsx'))
const VerseSheet = lazyWithMessages(() => import('./verse-sheet.tsx'))

type Open = GoToTab | 'settings' | 'help' | VersePlace

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
  const [open, setOpen] = useState<Open>()
  const close = useCallback(() => setOpen(undefined), [])
  const portion = useMemo(() => portionOf(address), [address])
  const beginning = useMemo(() => beginningOf(address), [address])
  const onDrawn = useArrival({ requested, address, mode, marked })

  const onSettled = useCallback(
    (place: VersePlace) => {
      keepLastPlace(place)
      if (mode !== 'pages' && !contains(marked, place)) writeAddress(addressWithin(address, place), requested)
    },
    [address, requested, marked, mode],
  )
  usePlaceInView(onSettled)
  useEffect(() => stopReading, [])

  const { sounding, listen, playOrPause } = useReaderListening()
  const following = useFollowRecitation(sounding, (place) => moveTo(addressInMode(mode, place)))
  const onOpen = useCallback((place: VersePlace) => setOpen(place), [])
  const step = (by: number) => {
    const place = verseAtOffset(currentPlace() ?? beginning, by)
    if (!place) return
    const element = verseElement(place)
    if (!element) return moveTo(addressInMode(mode, place))
    setCurrentPlace(place)
    scrollToVerse(element, { smooth: true })
    element.focus({ preventScroll: true })
    onSettled(place)
  }
  const search = useSearchMode()
  useReaderKeys(
    {
      next: () => step(1),
      previous: () => step(-1),
      play: () => playOrPause(beginning),
      search: search.open,
      goTo: () => setOpen('surah'),
      reveal: () =>
        (
          document.querySelector<HTMLElement>(coveredAt(currentPlace() ?? beginning)) ?? firstCovered()
        )?.click(),
      help: () => setOpen('help'),
    },
    !search.isOpen,
  )
  const changeMode = (chosen: ReaderMode) => {
    changeReaderSettings({ mode: chosen })
    if (address.kind === 'page' && chosen !== 'pages')
      moveTo(addressInMode(chosen, currentPlace() ?? beginning))
  }
  const shared = { settings, marked, sounding, onDrawn }
  return (
    <main className="mx-auto w-full max-w-content px-5 pb-16 sm:px-8" id="main" style={readerSizes(settings)}>
      <ReaderBar
        onGoTo={setOpen}
        onHelp={() => setOpen('help')}
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
        {mode === 'verses' && (
          <Sections
            key={requested.href}
            needed={beginning.surah}
            portion={portion}
            props={{ ...shared, start: beginning, onListen: listen }}
            Section={SurahSection}
          />
        )}
        {mode === 'continuous' && (
          <Sections
            key={requested.href}
            needed={beginning.surah}
            portion={portion}
            props={{ ...shared, onOpen }}
            Section={ContinuousSection}
          />
        )}
        {mode === 'pages' ? (
          <Mushaf
            hiding={settings.hiding}
            marked={marked}
            onDrawn={onDrawn}
            onOpen={onOpen}
            onTurn={(number) => openAddress({ kind: 'page', number }, { replace: true })}
            page={address.kind === 'page' ? address.number : pageOf(beginning)}
            sounding={sounding}
          />
        ) : (
          <PortionEnd address={address} />
        )}
        <SavedBelow />
      </div>
      {following.away && (
        <button
          className="fixed inset-x-0 bottom-36 z-20 mx-auto w-fit rounded-full bg-action px-5 py-3 font-semibold text-on-action shadow-card"
          onClick={following.back}
          type="button"
        >
          {t('reader:backToRecitation')}
        </button>
      )}
      <Suspense>
        {typeof open === 'string' && open !== 'settings' && open !== 'help' && (
          <GoToDialog onClose={close} onGo={openAddress} tab={open} />
        )}
        {open === 'settings' && (
          <SettingsSheet
            mode={mode}
            onClose={close}
            onMode={changeMode}
            place={currentPlace() ?? beginning}
            settings={settings}
          />
        )}
        {open === 'help' && <HelpDialog onClose={close} />}
        {typeof open === 'object' && (
          <VerseSheet onClose={close} onListen={listen} place={open} settings={settings} />
        )}
      </Suspense>
    </main>
  )
}

const coveredAt = ({ surah, verse }: VersePlace) => `[data-verse="${surah}:${verse}"] [data-covered]`
const firstCovered = () => document.querySelector<HTMLElement>('[data-covered]')

/** The recitation in the reader: the current verse, and functions to play or pause. */
function useReaderListening() {
  const listening = useListening()
  const { status, verse } = listening
  const active = status === 'playing' || status === 'loading' || status === 'waiting'
  const sounding = active || status === 'paused' ? verse : undefined
  const listen = useLatest((place: VersePlace) => {
    const isCurrent = sounding?.surah === place.surah && sounding.verse === place.verse
    if (isCurrent && active) listening.pause()
    else if (isCurrent) listening.resume()
    else listening.play({ from: place })
  })
  const playOrPause = (beginning: VersePlace) => {
    if (active) listening.pause()
    else if (status === 'paused') listening.resume()
    else listening.play({ from: currentPlace() ?? beginning })
  }
  return { sounding, listen, playOrPause }
}

/** A stable function that calls the latest `act`. */
function useLatest<Arguments extends readonly unknown[]>(
  act: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...values: Arguments) => latest.current(...values), [])
}
