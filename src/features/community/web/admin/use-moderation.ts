import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { reading } from '#shared/web/api/reading.ts'
import { listModeration, moderateItems, readWordList, saveWordList } from '../../core/moderation.contract.ts'
import type { ModerationList } from '../../core/moderation.ts'

/** A page of a queue, fetched again whenever it is opened, because others moderate too. */
export const useModerationList = (list: ModerationList, page: number) =>
  useQuery({ ...reading(listModeration, { list, page: String(page) }), refetchOnMount: 'always' })

export type Decision = BodyInput<typeof moderateItems>

/** Decides on posts or circles. Throws the code of the first refusal; what it did for others stays. */
export async function decide(body: Decision): Promise<void> {
  throwRefusal(await call(moderateItems, { body }))
}

/** A decision on one entry, after which every queue is fetched again. */
export function useDecision() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: decide,
    onSettled: () => client.invalidateQueries({ queryKey: [listModeration.path] }),
  })
}

export const useWordList = () => useQuery({ ...reading(readWordList, undefined), refetchOnMount: 'always' })

/** Saves the word list. After a conflict, the saved one is fetched. */
export function useSaveWordList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof saveWordList>) => call(saveWordList, { body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [readWordList.path] }),
        client.invalidateQueries({ queryKey: [listModeration.path] }),
      ]),
  })
}

const keys = {
  own_post: 'own',
  own_circle: 'own',
  not_found: 'gone',
  version_conflict: 'conflict',
} as const

/** The key of the message for a failed call of a moderator, or for the refusal of a decision. */
export function moderationFailure(error: unknown) {
  const refused = error instanceof Error ? error.message : ''
  return refused in keys ? keys[refused as keyof typeof keys] : failureKey(error, keys)
}
