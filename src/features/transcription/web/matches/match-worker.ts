import {
  type EveryVerse,
  matchRecitation,
  type RecitedCorpus,
  recitedCorpus,
} from '#features/quran/core/index.ts'
import { answerCalls } from '#shared/web/worker-calls.ts'
import { loadEveryVerse } from './load-every-verse.ts'
import type { FoundMatches, SurahNames } from './matcher-messages.ts'

interface Known {
  readonly quran: EveryVerse
  readonly corpus: RecitedCorpus
}

let known: Promise<Known> | undefined

answerCalls<string, FoundMatches>(async (text) => {
  known ??= loadEveryVerse().then((quran) => ({ quran, corpus: recitedCorpus(quran) }))
  try {
    const { quran, corpus } = await known
    const recitation = matchRecitation(text, corpus)
    return { recitation, surahs: namesOf(quran, recitation.matches) }
  } catch (error) {
    known = undefined
    throw error
  }
})

function namesOf(quran: EveryVerse, matches: readonly { readonly surah: number }[]): SurahNames {
  return Object.fromEntries(
    matches.map(({ surah }) => {
      const { name = '', englishName = '' } = quran[surah - 1] ?? {}
      return [surah, { name, englishName }]
    }),
  )
}
