import { type ComponentType, createContext } from 'react'

/** The part of another feature below a dua that the composed page adds; none by default. */
export const DuaExtras = createContext<ComponentType<{ id: string }> | undefined>(undefined)
