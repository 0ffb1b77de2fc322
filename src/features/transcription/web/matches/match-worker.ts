import {
  type EveryVerse,
  matchRecitation,
  type RecitedCorpus,
  recitedCorpus,
} from '#features/quran/core/index.ts'
import { loadEveryVerse } from './load-every-verse.ts'
import type { MatchAnswer, MatchQuestion, SurahNames } from './matcher-messages.ts'

interface Known {
  readonly quran: EveryVerse
  readonly corpus: RecitedCorpus
}

let known: Promise<Known> | undefined

self.addEventListener('message', async ({ data }: MessageEvent<MatchQuestion>) => {
  self.postMessage(await answer(data))
})

async function answer({ number, text }: MatchQuestion): Promise<MatchAnswer> {
  try {
    known ??= loadEveryVerse().then((quran) => ({ quran, corpus: recitedCorpus(quran) }))
    const { quran, corpus } = await known
    const recitation = matchRecitation(text, corpus)
    return { number, recitation, surahs: namesOf(quran, recitation.matches) }
  } catch {
    known = undefined
    return { number, recitation: undefined }
  }
}

function namesOf(quran: EveryVerse, matches: readonly { readonly surah: number }[]): SurahNames {
  return Object.fromEntries(
    matches.map(({ surah }) => {
      const { name = '', englishName = '' } = quran[surah - 1] ?? {}
      return [surah, { name, englishName }]
    }),
  )
}
