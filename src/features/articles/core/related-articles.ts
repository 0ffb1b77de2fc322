import type { Article } from './article.ts'

const MOST_RELATED = 3
/** A shared tag says more than a shared category. */
const TAG_COUNTS = 2

type Described = Pick<Article, 'slug' | 'category' | 'tags' | 'publishedAt'>

/**
 * The slugs of at most three articles that share tags or the category with this one: those that share most first, of
 * equals the newer first.
 */
export function relatedSlugs(article: Described, all: readonly Described[]): readonly string[] {
  const closeness = ({ category, tags }: Described) =>
    TAG_COUNTS * tags.filter((tag) => article.tags.includes(tag)).length +
    (category === article.category ? 1 : 0)
  return all
    .filter((other) => other.slug !== article.slug && closeness(other) > 0)
    .toSorted(
      (a, b) =>
        closeness(b) - closeness(a) ||
        b.publishedAt.localeCompare(a.publishedAt) ||
        a.slug.localeCompare(b.slug),
    )
    .slice(0, MOST_RELATED)
    .map(({ slug }) => slug)
}
