import { describe, expect, it } from 'vitest'
import { causeOfClaim, withoutDetails } from './cause-of-claim.ts'

describe('withoutDetails', () => {
  it.each([
    ['row 17 of 250', 'row … of …'],
    ['no record 0b6c4c1e-1111-4222-8333-abcdefabcdef', 'no record …'],
    ['at f (/assets/app-Dx3_k9Qa.js:10:523)', 'at f (/assets/app.js)'],
    ['cannot read a facade', 'cannot read a facade'],
    ['took 1.5 s', 'took … s'],
    ['key deadbeef42', 'key …'],
  ])('turns %j into %j', (text, expected) => {
    expect(withoutDetails(text)).toBe(expected)
  })
})

describe('the cause of a claim', () => {
  const claim = {
    errorType: 'TypeError',
    message: 'surah 7 is missing',
    stackTrace:
      'TypeError: surah 7 is missing\n    at read (/assets/app-Dx3_k9Qa.js:10:523)\n    at b (/x.js:1:1)',
  }
  const idOf = (more: object = {}) => causeOfClaim({ ...claim, ...more }).id

  it('is the same for other numbers and another build', () => {
    const stackTrace = claim.stackTrace.replace('Dx3_k9Qa.js:10:523', 'A1b2C3d4.js:9:77')
    expect(idOf({ message: 'surah 9 is missing', stackTrace })).toBe(idOf())
  })

  it('is another one for another type, message or place', () => {
    expect(idOf({ errorType: 'RangeError' })).not.toBe(idOf())
    expect(idOf({ message: 'verse 7 is missing' })).not.toBe(idOf())
    expect(idOf({ stackTrace: claim.stackTrace.replace('read', 'write') })).not.toBe(idOf())
  })

  it('ignores the end of the stack', () => {
    const frames = (last: string) =>
      `at a (/a.js:1:1)\nat b (/b.js:1:1)\nat c (/c.js:1:1)\nat ${last} (/d.js:1:1)`
    expect(idOf({ stackTrace: frames('d') })).toBe(idOf({ stackTrace: frames('e') }))
  })
})
