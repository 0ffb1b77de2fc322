import { ArticlesPage } from '#features/articles/web/articles-page.tsx'
import { NewsletterBox } from '#features/newsletter/web/newsletter-box.tsx'

/** `/blog` with the newsletter. */
export default function ArticlesAndNewsletter() {
  return <ArticlesPage newsletter={<NewsletterBox />} />
}
