import { expect, test } from 'vitest'
import { joinHeard } from './join-heard.ts'

test.each([
  [[], ''],
  [['قل هو'], 'قل هو'],
  [['قل هو ', ' الله أحد'], 'قل هو الله أحد'],
  [['قل', 'قل هو', 'قل هو الله'], 'قل هو الله'],
  [['قل هو', 'قل هو'], 'قل هو'],
  [['قل', 'قلب'], 'قل قلب'],
  [['', ' ', 'قل'], 'قل'],
])('%j becomes %j', (parts, joined) => {
  expect(joinHeard(parts)).toBe(joined)
})
