import {
  Accessibility,
  Bell,
  BookOpenText,
  CalendarDays,
  CircleUserRound,
  Clock,
  Headphones,
  House,
  Languages,
  Lock,
  MapPin,
  Sunrise,
  SwatchBook,
} from 'lucide-react'

/** The sections of the settings in order; each has an address, `/settings#prayer`. */
export const sections = [
  { id: 'account', Icon: CircleUserRound },
  { id: 'language', Icon: Languages },
  { id: 'clock', Icon: Clock },
  { id: 'theme', Icon: SwatchBook },
  { id: 'place', Icon: MapPin },
  { id: 'prayer', Icon: Sunrise },
  { id: 'calendar', Icon: CalendarDays },
  { id: 'reader', Icon: BookOpenText },
  { id: 'listening', Icon: Headphones },
  { id: 'notifications', Icon: Bell },
  { id: 'home', Icon: House },
  { id: 'accessibility', Icon: Accessibility },
  { id: 'privacy', Icon: Lock },
] as const

export type SectionId = (typeof sections)[number]['id']
