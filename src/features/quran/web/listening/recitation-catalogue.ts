import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { type Reading, readAnswer } from '#shared/web/api/reading.ts'
import { recitationSources } from '../../core/recitation-address.ts'
import { readReciters } from '../../core/reciters.contract.ts'
import { reciters } from '../../core/reciters.ts'

export type ReciterEntry = AnswerOf<typeof readReciters>[number]

let known: Promise<readonly ReciterEntry[]> | undefined

/**
 * The reciters and where they are heard. Without a network they are those of the program, whose kept recordings can
 * be played; the server is asked again the next time.
 */
export function recitationCatalogue(): Promise<readonly ReciterEntry[]> {
  known ??= readAnswer(readReciters, undefined, {
    onDevice: ofTheProgram,
  }).then(({ answer, from }: Reading<AnswerOf<typeof readReciters>>) => {
    if (from === 'device') known = undefined
    return answer
  })
  return known
}

const ofTheProgram = async (): Promise<ReciterEntry[]> =>
  reciters.map(({ folders, ...reciter }) => ({
    ...reciter,
    sources: [...recitationSources({ folders, ...reciter })],
  }))
