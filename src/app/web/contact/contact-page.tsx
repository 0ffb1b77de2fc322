import { ContactPage } from '#features/contact/web/contact-page.tsx'
import { NewsletterBox } from '#features/newsletter/web/newsletter-box.tsx'

export default function ContactAndNewsletter() {
  return <ContactPage newsletter={<NewsletterBox />} />
}
