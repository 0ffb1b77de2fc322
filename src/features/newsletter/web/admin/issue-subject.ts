import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import type { NewsletterIssue } from '../../core/newsletter-issues.contract.ts'

/** The subject in the language of the interface, if the issue has it. */
export const subjectOf = ({ values: { subject, subjectArabic } }: Pick<NewsletterIssue, 'values'>): string =>
  (currentLanguage().code === 'ar' && subjectArabic) || subject
