import { ArticlePage } from '#features/articles/web/article-page.tsx'
import { NewsletterBox } from '#features/newsletter/web/newsletter-box.tsx'
import { useHijriFormat } from '../calendar/use-hijri-format.ts'
import { CourseOfAddress } from '../courses/course-of-address.tsx'

/** `/blog/<slug>` with the Hijri date, the newsletter and the course from which it was opened. */
export default function ArticleAndNewsletter() {
  return (
    <ArticlePage
      courseBar={(slug) => <CourseOfAddress id={slug} kind="article" />}
      formatHijri={useHijriFormat()}
      newsletter={<NewsletterBox />}
    />
  )
}
