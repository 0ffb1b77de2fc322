import { describe, expect, it } from 'vitest'
import { fieldErrors } from './validate-account-form.ts'

describe('fieldErrors', () => {
  it('accepts an address and a long enough password without a username', () => {
    expect(fieldErrors({ email: 'a@b', password: 'eight ok', username: '', firstName: '' })).toEqual({})
  })

  it('requires the fields that the form has', () => {
    expect(fieldErrors({ email: '', password: '' })).toEqual({ email: 'required', password: 'required' })
    expect(fieldErrors({ login: '', currentPassword: '' })).toEqual({
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
  ])('rejects %j', (typed, refusals) => expect(fieldErrors(typed)).toEqual(refusals))

  it('accepts usernames in any script', () => {
    expect(fieldErrors({ username: 'مريم_٣' })).toEqual({})
  })

  it('accepts any password for signing in', () => {
    expect(fieldErrors({ login: 'x', currentPassword: 'x' })).toEqual({})
  })
})
