import { describe, expect, it } from 'vitest'
import { refusalsOf } from './typed-account.ts'

describe('a form of the account', () => {
  it('can be sent with an address, a long enough password and no user name', () => {
    expect(refusalsOf({ email: 'a@b', password: 'eight ok', username: '', firstName: '' })).toEqual({})
  })

  it('needs what it has', () => {
    expect(refusalsOf({ email: '', password: '' })).toEqual({ email: 'required', password: 'required' })
    expect(refusalsOf({ login: '', currentPassword: '' })).toEqual({
      login: 'required',
      currentPassword: 'required',
    })
  })

  it.each([
    [{ email: 'nobody' }, { email: 'not_an_email' }],
    [{ email: 'a b@c' }, { email: 'not_an_email' }],
    [{ password: 'seven c' }, { password: 'too_short' }],
    [{ password: 'x'.repeat(201) }, { password: 'too_long' }],
    [{ username: 'a' }, { username: 'not_a_username' }],
    [{ username: 'two words' }, { username: 'not_a_username' }],
    [{ username: 'x'.repeat(41) }, { username: 'not_a_username' }],
  ])('refuses %j', (typed, refusals) => expect(refusalsOf(typed)).toEqual(refusals))

  it('takes names of any script', () => {
    expect(refusalsOf({ username: 'مريم_٣' })).toEqual({})
  })

  it('takes any password for signing in: whether it can be one tells nobody anything', () => {
    expect(refusalsOf({ login: 'x', currentPassword: 'x' })).toEqual({})
  })
})
