import { expect, it } from 'vitest'
import { type RecordingValues, withoutUnused } from './recording.ts'
import { recordingTroubles } from './recording-troubles.ts'
import { claimedFormat, titleOfFile } from './upload.ts'

const draft: RecordingValues = {
  title: 'Sample',
  qari: '',
  category: 'verses',
  surah: null,
  fromVerse: null,
  toVerse: null,
  item: null,
  language: 'ar',
  isDownloadable: false,
  rights: '',
  status: 'draft',
}

it('lets a draft be incomplete, but not without a title', () => {
  expect(recordingTroubles(draft)).toEqual({})
  expect(recordingTroubles({ ...draft, title: ' ' })).toEqual({ title: 'missing' })
})

it('names what a recording lacks to be published', () => {
  expect(recordingTroubles({ ...draft, status: 'active' })).toEqual({
    qari: 'missing',
    rights: 'missing',
    surah: 'missing',
    fromVerse: 'missing',
    toVerse: 'missing',
  })
  expect(
    recordingTroubles({ ...draft, category: 'lesson', qari: 'A', rights: 'B', status: 'active' }),
  ).toEqual({ item: 'missing' })
})

it('finds verses that the surah lacks or that are in the wrong order', () => {
  expect(recordingTroubles({ ...draft, surah: 1, fromVerse: 1, toVerse: 8 })).toEqual({
    toVerse: 'no_such_verse',
  })
  expect(recordingTroubles({ ...draft, surah: 2, fromVerse: 5, toVerse: 3 })).toEqual({
    toVerse: 'wrong_order',
  })
})

it('rejects an id that is an address', () =>
  expect(recordingTroubles({ ...draft, category: 'dua', item: '/duas#x' })).toEqual({ item: 'not_an_id' }))

it('forgets what the category has no use for', () =>
  expect(
    withoutUnused({ ...draft, category: 'surah', surah: 1, fromVerse: 1, toVerse: 2, item: 'x' }),
  ).toMatchObject({ surah: 1, fromVerse: null, toVerse: null, item: null }))

it('takes format and title from the name of a file', () => {
  expect([
    claimedFormat('A.MP3'),
    claimedFormat('b.opus'),
    claimedFormat('c.txt'),
    claimedFormat('toString'),
  ]).toEqual(['mp3', 'ogg', undefined, undefined])
  expect(titleOfFile('surah_al-mulk.final.mp3')).toBe('surah al-mulk.final')
})
