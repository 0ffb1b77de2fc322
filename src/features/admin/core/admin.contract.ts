import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'

const count = (about: string) => described(z.number().int(), about, 12)
const errors = ['not_signed_in', 'forbidden'] as const

export const readDashboardStats = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard-stats',
  summary: 'Counts users and content',
  answer: z.object({
    overview: z.object({
      totalUsers: count('Accounts that can be used (a number).'),
      totalAudioRecitations: count('Uploaded recordings (a number).'),
      totalExplanations: count('Explanations (a number).'),
      totalCourses: count('Courses (a number).'),
      totalMosques: count('Mosques (a number).'),
      totalNames: count('Islamic names (a number).'),
    }),
    content: z.object({
      explanations: z.object({
        published: count('Published explanations (a number).'),
        draft: count('Explanations that aren’t published (a number).'),
        archived: count('Archived explanations (a number).'),
      }),
      audio: z.object({
        active: count('Published recordings (a number).'),
        downloadable: count('Recordings that may be downloaded (a number).'),
      }),
    }),
  }),
  errors,
})

export const readOpenWork = endpoint({
  method: 'GET',
  path: '/api/admin/open-work',
  summary: 'Counts what waits for somebody on the admin screens that this role may open',
  answer: z.object({
    screens: described(
      z.array(
        z.object({
          path: described(z.string(), 'The address of the screen.', '/admin/contact-messages'),
          open: count('Entries that wait (a number).'),
        }),
      ),
      'The screens with something that can wait.',
    ),
  }),
  errors,
})
