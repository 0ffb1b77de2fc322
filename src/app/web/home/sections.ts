import { BookOpen, CalendarDays, Compass, MapPin, Sunrise } from 'lucide-react'

/** The sections of the home page that have links, by the id of their card. */
export const sections = [
  { id: 'prayer', Icon: Sunrise },
  { id: 'qibla', Icon: Compass },
  { id: 'verse', Icon: BookOpen },
  { id: 'calendar', Icon: CalendarDays },
  { id: 'place', Icon: MapPin },
] as const
