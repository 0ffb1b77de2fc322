import { type ComponentType, createContext } from 'react'

/** Parts of other features below a verse, and below the heading of a surah (`verse` is `null`). */
export interface ReaderExtra {
  readonly surah: number
  readonly verse: number | null
}

/** The component that the composed page adds; none by default. */
export const ReaderExtras = createContext<ComponentType<ReaderExtra> | undefined>(undefined)
