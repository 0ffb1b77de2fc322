import { expect, it } from 'vitest'
import { halfOfDay, type Reminder, unreadReminders } from './reminder.ts'

it.each([
  [99, 'evening'],
  [100, 'morning'],
  [499, 'morning'],
  [500, 'evening'],
])('is the half of the day at %i, from Fajr at 100 to Asr at 500: %s', (now, half) => {
  expect(halfOfDay(now, 100, 500)).toBe(half)
})

const reminder = (id: string, time: Reminder['time']) => ({ id, time }) as Reminder
const reminders = [
  reminder('a', 'morning'),
  reminder('x', 'evening'),
  reminder('b', 'morning'),
  reminder('c', 'morning'),
]
const unread = (read: readonly string[]) =>
  unreadReminders(reminders, 'morning', new Set(read)).map(({ id }) => id)

it('shows two unread reminders of its half of the day at most', () => {
  expect(unread([])).toEqual(['a', 'b'])
  expect(unread(['x'])).toEqual(['a', 'b'])
})

it('shows the next one when one was read', () => {
  expect(unread(['a'])).toEqual(['b', 'c'])
  expect(unread(['a', 'c'])).toEqual(['b'])
  expect(unread(['a', 'b', 'c'])).toEqual([])
})
