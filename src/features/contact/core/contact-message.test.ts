import { describe, expect, it } from 'vitest'
import { CONTACT_LENGTHS, contactTroubles } from './contact-message.ts'

const message = { name: 'Sample', email: 'sample@example.org', subject: 'Times', message: 'A question.' }

describe('contactTroubles', () => {
  it('accepts a complete message', () => {
    expect(contactTroubles(message)).toEqual({})
  })

  it('reports every empty field, also with only white space', () => {
    expect(contactTroubles({ name: '', email: ' ', subject: '\n', message: '\t' })).toEqual({
      name: 'missing',
      email: 'missing',
      subject: 'missing',
      message: 'missing',
    })
  })

  it('accepts a field of the maximum length and rejects one character more', () => {
    expect(contactTroubles({ ...message, subject: 'x'.repeat(CONTACT_LENGTHS.subject) })).toEqual({})
    expect(contactTroubles({ ...message, subject: 'x'.repeat(CONTACT_LENGTHS.subject + 1) })).toEqual({
      subject: 'too_long',
    })
  })

  it.each(['sample', 'sample@', '@example.org', 'a b@example.org', 'a@@example.org'])(
    'rejects %s as an email',
    (email) => {
      expect(contactTroubles({ ...message, email })).toEqual({ email: 'not_an_email' })
    },
  )

  it.each(['a@example.org', 'first.last+tag@mail.example.org', 'اسم@مثال.موقع'])(
    'accepts %s as an email',
    (email) => {
      expect(contactTroubles({ ...message, email })).toEqual({})
    },
  )
})
