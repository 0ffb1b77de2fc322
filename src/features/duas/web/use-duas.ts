import { queryOptions, useQuery } from '@tanstack/react-query'
import { ADHKAR_TEXTS } from '#shared/web/adhkar-text.ts'
import { request } from '#shared/web/api/request.ts'
import { loadMessages } from '#shared/web/i18n/i18n.ts'
import { DUAS } from '../core/duas-address.ts'
import type { ReadableDua } from '../core/index.ts'
import { meaningOf, occasionOf, titleOf } from './dua-text.tsx'

/** Every dua. The service worker has the list offline. */
export const duasQuery = queryOptions({
  queryKey: [DUAS],
  queryFn: async ({ signal }) => {
    const [duas] = await Promise.all([request(DUAS, { signal }), loadMessages([ADHKAR_TEXTS])])
    return (duas as readonly ReadableDua[]).map(withTranslation)
  },
})

/** With the texts in the page's language, so that the search finds them. */
function withTranslation(dua: ReadableDua): ReadableDua {
  const texts = [titleOf(dua), meaningOf(dua), occasionOf(dua)].filter((text) => text !== undefined)
  const translated = texts.flatMap(({ text, language }) => (/^(en|ar)$/.test(language) ? [] : [text]))
  return translated.length > 0 ? { ...dua, translated } : dua
}

export const useDuas = () => useQuery(duasQuery)
