import { describe, expect, it } from 'vitest'
import type { Article } from './article.ts'
import { relatedSlugs } from './related-articles.ts'

const article = (slug: string, category: Article['category'], tags: Article['tags'], day = '01') => ({
  slug,
  category,
  tags,
  publishedAt: `2026-11-${day}`,
})

describe('related articles', () => {
  const fasting = article('fasting', 'community', ['fasting', 'ramadan'])
  const others = [
    article('same-category', 'community', ['names']),
    article('both-tags', 'prayer_guides', ['ramadan', 'fasting']),
    article('one-tag', 'prayer_guides', ['ramadan']),
    article('one-tag-newer', 'prayer_guides', ['ramadan'], '02'),
    article('unrelated', 'quran_insights', ['quran']),
  ]

  it('are at most three, those that share most first, then the newer ones', () => {
    expect(relatedSlugs(fasting, [fasting, ...others])).toEqual(['both-tags', 'one-tag-newer', 'one-tag'])
  })

  it('share a tag or the category', () => {
    expect(
      relatedSlugs(
        fasting,
        [fasting, others[0], others[4]].filter((each) => each !== undefined),
      ),
    ).toEqual(['same-category'])
  })
})
