import { useQuery } from '@tanstack/react-query'
import { ContactPage } from '#features/contact/web/contact-page.tsx'
import { NewsletterBox } from '#features/newsletter/web/newsletter-box.tsx'
import { readOperator } from '#features/privacy/core/operator.contract.ts'
import { siteDefaults } from '#shared/core/site-settings.ts'
import { reading } from '#shared/web/api/reading.ts'

export default function ContactAndNewsletter() {
  const { data } = useQuery(reading(readOperator, undefined))
  return (
    <ContactPage
      hours={data?.answer.contactHours ?? siteDefaults.contactHours}
      newsletter={<NewsletterBox />}
    />
  )
}
