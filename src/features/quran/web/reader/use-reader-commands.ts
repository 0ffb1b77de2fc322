import type { VersePlace } from '../../core/index.ts'
import { currentPlace, setCurrentPlace } from './current-place.ts'
import { addressInMode, verseAtOffset } from './places.ts'
import type { ReaderMode } from './reader-settings.ts'
import { moveTo } from './requested-address.ts'
import { type ReaderKeys, useReaderKeys } from './use-reader-keys.ts'
import { scrollToVerse, verseElement } from './verse-element.ts'

interface ReaderCommands extends Pick<ReaderKeys, 'search' | 'goTo' | 'help'> {
  readonly mode: ReaderMode
  readonly beginning: VersePlace
  readonly isSearching: boolean
  readonly play: (beginning: VersePlace) => void
  /** Called with the verse that the person moved to. */
  readonly onSettled: (place: VersePlace) => void
}

/** The reader's keys: to the next and the previous verse, to reveal covered words, and the given ones. */
export function useReaderCommands({
  mode,
  beginning,
  isSearching,
  play,
  onSettled,
  ...keys
}: ReaderCommands): void {
  const here = () => currentPlace() ?? beginning
  const step = (by: number) => {
    const place = verseAtOffset(here(), by)
    if (!place) return
    const element = verseElement(place)
    if (!element) return moveTo(addressInMode(mode, place))
    setCurrentPlace(place)
    scrollToVerse(element, { smooth: true })
    element.focus({ preventScroll: true })
    onSettled(place)
  }
  useReaderKeys(
    {
      ...keys,
      next: () => step(1),
      previous: () => step(-1),
      play: () => play(beginning),
      reveal: () => (coveredAt(here()) ?? firstCovered())?.click(),
    },
    !isSearching,
  )
}

const coveredAt = ({ surah, verse }: VersePlace) =>
  document.querySelector<HTMLElement>(`[data-verse="${surah}:${verse}"] [data-covered]`)
const firstCovered = () => document.querySelector<HTMLElement>('[data-covered]')
