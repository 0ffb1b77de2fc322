import { useEffect, useEffectEvent, useRef } from 'react'
import { useOnline } from './use-online.ts'

/** Calls `act` each time that the network is back after it was away. */
export function useReconnected(act: () => void): void {
  const online = useOnline()
  const wasOnline = useRef(online)
  const onBack = useEffectEvent(act)
  useEffect(() => {
    if (online && !wasOnline.current) onBack()
    wasOnline.current = online
  }, [online])
}
