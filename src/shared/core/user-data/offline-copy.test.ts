import { expect, it } from 'vitest'
import { offlineCopyOf } from './offline-copy.ts'

it.each([
  ['hadith/bukhari-1', { cache: 'saved-hadiths', path: '/api/hadiths/bukhari-1' }],
  ['hadith/muslim/8a', { cache: 'saved-hadiths', path: '/api/hadith-collections/muslim/hadiths/8a' }],
  ['article/why-we-pray', { cache: 'answers', path: '/api/blog/why-we-pray' }],
  ['question/music', { cache: 'answers', path: '/api/answers/music' }],
  ['name/umar', undefined],
  ['verse/2:255', undefined],
  ['nonsense', undefined],
])('%s has the offline copy %j', (target, copy) => {
  expect(offlineCopyOf(target)).toEqual(copy)
})
