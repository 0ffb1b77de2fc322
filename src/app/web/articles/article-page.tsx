import { ArticlePage } from '#features/articles/web/article-page.tsx'
import { NewsletterBox } from '#features/newsletter/web/newsletter-box.tsx'
import { useHijriFormat } from '../calendar/use-hijri-format.ts'

/** `/blog/<slug>` with the Hijri date and the newsletter. */
export default function ArticleAndNewsletter() {
  return <ArticlePage formatHijri={useHijriFormat()} newsletter={<NewsletterBox />} />
}
