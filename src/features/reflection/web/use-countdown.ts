import { useEffect, useState } from 'react'
import { atTime, begin, type Countdown, idle, pause, timeLeft } from '../core/countdown.ts'

/** A countdown of `length` milliseconds that ticks each second. It goes by the clock, also after the device slept. */
export function useCountdown(length: number) {
  const [countdown, setCountdown] = useState<Countdown>(idle)
  const [now, setNow] = useState(() => Date.now())
  const endsAt = countdown.status === 'running' ? countdown.endsAt : undefined
  useEffect(() => {
    if (endsAt === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const at = Date.now()
      setNow(at)
      setCountdown((before) => atTime(before, length, at))
      // At each whole second that is left.
      timer = setTimeout(tick, (endsAt - at) % 1000 || 1000)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [endsAt, length])
  const change = (next: (before: Countdown, length: number, at: number) => Countdown) => () => {
    const at = Date.now()
    setNow(at)
    setCountdown((before) => next(before, length, at))
  }
  return {
    status: countdown.status,
    left: timeLeft(countdown, length, now),
    begin: change(begin),
    pause: change(pause),
    reset: () => setCountdown(idle),
  }
}
