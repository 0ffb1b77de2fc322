import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'

const reciter = z.object({
  id: z.string(),
  name: z.string(),
  arabicName: z.string(),
  /** `murattal`: measured; `mujawwad`: slow and melodious. */
  style: z.enum(['murattal', 'mujawwad']),
  /** Kilobits a second. */
  bitRate: z.number().int(),
  /** `listening`: for listening only; the rights belong to the reciter and the publisher. */
  licence: z.enum(['listening']),
  /** The preferred source first. */
  sources: z.array(
    z.object({
      /** `surah-verse`: `{base}/002255.mp3`; `verse-number`: `{base}/262.mp3`. */
      scheme: z.enum(['surah-verse', 'verse-number']),
      base: z.string(),
    }),
  ),
})

export const readReciters = endpoint({
  method: 'GET',
  path: '/api/quran/reciters',
  anyOrigin: true,
  summary: 'The reciters of single verses, and where their recordings are.',
  answer: z.array(reciter),
})
