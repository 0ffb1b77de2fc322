import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { type Reading, readAnswer } from '#shared/web/api/reading.ts'
import { recitationSources } from '../../core/recitation-address.ts'
import { readReciters } from '../../core/reciters.contract.ts'
import { reciters } from '../../core/reciters.ts'

export type ReciterEntry = AnswerOf<typeof readReciters>[number]

let catalogue: Promise<readonly ReciterEntry[]> | undefined

/**
 * The reciters with their sources. Offline, those of the app, so that downloads can be played; the next call asks the
 * server again.
 */
export function recitationCatalogue(): Promise<readonly ReciterEntry[]> {
  catalogue ??= readAnswer(readReciters, undefined, {
    onDevice: builtInReciters,
  }).then(({ answer, from }: Reading<AnswerOf<typeof readReciters>>) => {
    if (from === 'device') catalogue = undefined
    return answer
  })
  return catalogue
}

const builtInReciters = async (): Promise<ReciterEntry[]> =>
  reciters.map(({ folders, ...reciter }) => ({
    ...reciter,
    sources: [...recitationSources({ folders, ...reciter })],
  }))
