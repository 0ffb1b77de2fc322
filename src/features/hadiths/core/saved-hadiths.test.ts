import { expect, it } from 'vitest'
import { isOneHadith } from './saved-hadiths.ts'

it.each([
  ['/api/hadiths/bukhari-1', true],
  ['/api/hadith-collections/muslim/hadiths/8a', true],
  ['/api/hadiths', false],
  ['/api/hadiths/count', false],
  ['/api/hadiths/daily', false],
  ['/api/hadith-collections/muslim', false],
  ['/api/hadith-collections/muslim/hadiths', false],
])('%s is the call for one hadith: %s', (path, expected) => expect(isOneHadith(path)).toBe(expected))
