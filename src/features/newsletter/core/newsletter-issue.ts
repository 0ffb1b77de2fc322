/** An issue of the newsletter as it is written. The Arabic text is optional; without it, everyone gets the English one. */
export interface IssueValues {
  readonly subject: string
  readonly markdown: string
  readonly subjectArabic: string
  readonly markdownArabic: string
}

export const newIssue: IssueValues = { subject: '', markdown: '', subjectArabic: '', markdownArabic: '' }

/** In UTF-16 units. */
export const ISSUE_LENGTHS = { subject: 150, markdown: 30_000 } as const

export const issueStatuses = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type IssueStatus = (typeof issueStatuses)[number]

const longest = {
  subject: ISSUE_LENGTHS.subject,
  subjectArabic: ISSUE_LENGTHS.subject,
  markdown: ISSUE_LENGTHS.markdown,
  markdownArabic: ISSUE_LENGTHS.markdown,
} as const satisfies Record<keyof IssueValues, number>

const fields = Object.keys(longest) as (keyof IssueValues)[]

/** What is wrong with an issue, by field, as codes; empty when it can be saved. A draft may lack its texts. */
export function issueTroubles(values: IssueValues): Partial<Record<keyof IssueValues, string>> {
  const long = fields.filter((field) => values[field].length > longest[field])
  return {
    ...(values.subject.trim() === '' && { subject: 'missing' }),
    ...Object.fromEntries(long.map((field) => [field, 'too_long'])),
  }
}

/** What is missing before an issue can be sent; a language has a subject and a text, or neither. */
export function missingTexts(values: IssueValues): (keyof IssueValues)[] {
  const isEmpty = (field: keyof IssueValues) => values[field].trim() === ''
  const arabic = (['subjectArabic', 'markdownArabic'] as const).filter(isEmpty)
  return [...(['subject', 'markdown'] as const).filter(isEmpty), ...(arabic.length === 1 ? arabic : [])]
}
