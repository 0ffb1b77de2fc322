import { useSyncExternalStore } from 'react'
import { isConnected, onConnection } from './connection.ts'

/** Whether there is a network, as far as the browser and the last request know. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnection, isConnected)
}
