import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { type CivilDate, formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import { withinCalendar } from '../../core/calendar-moves.ts'

/** Browsers limit how often the address may change; a held key repeats faster. */
const A_MOMENT = 400

/** The selected day: the address's `?date=`, else `today`. Selecting a day updates the address. */
export function useChosenDate(today: CivilDate, adjustment: number) {
  const named = parseCivilDate(new URLSearchParams(useSearch()).get('date') ?? '')
  const [chosen, setChosen] = useState(named)
  const text = chosen && formatCivilDate(chosen)
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => navigate(`?date=${text}`, { replace: true }), A_MOMENT)
    return () => clearTimeout(timer)
  }, [text])
  return [withinCalendar(chosen ?? today, adjustment), setChosen] as const
}
