import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'

const reciter = z.object({
  id: described(z.string(), 'The reciter’s id.', 'alafasy'),
  name: described(z.string(), 'The name in Latin letters.', 'Mishary Rashid Alafasy'),
  arabicName: described(z.string(), 'The Arabic name.', 'مشاري راشد العفاسي'),
  style: described(z.enum(['murattal', 'mujawwad']), '`murattal`: measured; `mujawwad`: slow and melodious.'),
  bitRate: described(z.number().int(), 'Kilobits a second.', 128),
  licence: described(
    z.enum(['listening']),
    '`listening`: for listening only; the rights belong to the reciter and the publisher.',
  ),
  sources: described(
    z.array(
      z.object({
        scheme: described(
          z.enum(['surah-verse', 'verse-number']),
          '`surah-verse`: `{base}/002255.mp3`; `verse-number`: `{base}/262.mp3`.',
        ),
        base: described(
          z.string(),
          'The address of the folder.',
          'https://everyayah.com/data/Alafasy_128kbps',
        ),
      }),
    ),
    'Where the recordings are, the preferred source first.',
  ),
})

export const readReciters = endpoint({
  method: 'GET',
  path: '/api/quran/reciters',
  anyOrigin: true,
  summary: 'The reciters of single verses, and where their recordings are.',
  answer: z.array(reciter),
})
