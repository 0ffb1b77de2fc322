import { expect, it } from 'vitest'
import { fileEntry, pathOfEntry, tableEntry, tableOfEntry } from './backup-entries.ts'

it('tells tables from files', () => {
  expect(tableOfEntry(tableEntry('accounts', 12))).toBe('accounts')
  expect(pathOfEntry(tableEntry('accounts', 12))).toBeUndefined()
  expect(pathOfEntry(fileEntry('timetables/london.json'))).toBe('timetables/london.json')
  expect(tableOfEntry(fileEntry('timetables/london.json'))).toBeUndefined()
})

it.each(['../etc/passwd', 'a/../../b', '/etc/passwd', 'a//b', './a', 'C:\\windows', 'a\\..\\b', '', 'a\0b'])(
  'gives %j no path, because it leaves the data folder',
  (path) => expect(pathOfEntry(fileEntry(path))).toBeUndefined(),
)
