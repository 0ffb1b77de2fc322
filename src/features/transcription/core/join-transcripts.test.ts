import { expect, test } from 'vitest'
import { joinTranscripts } from './join-transcripts.ts'

test.each([
  [[], ''],
  [['قل هو'], 'قل هو'],
  [['قل هو ', ' الله أحد'], 'قل هو الله أحد'],
  [['قل', 'قل هو', 'قل هو الله'], 'قل هو الله'],
  [['قل هو', 'قل هو'], 'قل هو'],
  [['قل', 'قلب'], 'قل قلب'],
  [['', ' ', 'قل'], 'قل'],
])('joins %j into %j', (parts, joined) => {
  expect(joinTranscripts(parts)).toBe(joined)
})
