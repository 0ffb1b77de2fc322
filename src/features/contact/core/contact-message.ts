import { EMAIL_LENGTH, EMAIL_PATTERN } from '#shared/core/email.ts'
import { administrators, type Role } from '#shared/core/roles.ts'

/** Most characters of each field of a message. */
export const CONTACT_LENGTHS = { name: 100, email: EMAIL_LENGTH, subject: 150, message: 5000 } as const

/** Roles that read and answer messages. */
export const answeringRoles: readonly Role[] = [...administrators, 'support']

export const messageStatuses = ['open', 'answered'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** What support does with messages. */
export const messageActions = ['answer', 'reopen', 'delete'] as const
export type MessageAction = (typeof messageActions)[number]

/** The fields that a person fills in. */
export type ContactField = keyof typeof CONTACT_LENGTHS
export type ContactMessage = Readonly<Record<ContactField, string>>

/** Why a field can’t be sent. */
export type ContactTrouble = 'missing' | 'too_long' | 'not_an_email'

/** What is wrong with a message, by field; empty when it can be sent. */
export function contactTroubles(message: ContactMessage): Partial<Record<ContactField, ContactTrouble>> {
  const fields = Object.keys(CONTACT_LENGTHS) as ContactField[]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const trouble = troubleOf(field, message[field].trim())
      return trouble ? [[field, trouble]] : []
    }),
  )
}

function troubleOf(field: ContactField, text: string): ContactTrouble | undefined {
  if (text === '') return 'missing'
  if (text.length > CONTACT_LENGTHS[field]) return 'too_long'
  return field === 'email' && !EMAIL_PATTERN.test(text) ? 'not_an_email' : undefined
}
