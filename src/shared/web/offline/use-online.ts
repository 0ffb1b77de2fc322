import { useSyncExternalStore } from 'react'
import { isConnected, onConnection } from './connection.ts'

/** Whether the device is online, according to the browser and the last request. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnection, isConnected)
}
