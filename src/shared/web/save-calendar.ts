import { ICalCalendar } from 'ical-generator'
import { saveFile } from './save-file.ts'

/** An empty calendar (RFC 5545), with a name if it is one for several events. */
export const newCalendar = (name?: string): ICalCalendar =>
  new ICalCalendar({ ...(name && { name }), prodId: { company: 'Rafiq', product: 'Rafiq' } })

/** Downloads a calendar as a file. The library omits the final line break. */
export const saveCalendar = (calendar: ICalCalendar, fileName: string): void =>
  saveFile(new File([`${calendar.toString()}\r\n`], fileName, { type: 'text/calendar' }))
