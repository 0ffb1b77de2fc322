import { useEffect, useEffectEvent, useRef } from 'react'
import { useOnline } from './use-online.ts'

/** Calls `act` each time the device comes back online. */
export function useReconnected(act: () => void): void {
  const online = useOnline()
  const wasOnline = useRef(online)
  const onBack = useEffectEvent(act)
  useEffect(() => {
    if (online && !wasOnline.current) onBack()
    wasOnline.current = online
  }, [online])
}
