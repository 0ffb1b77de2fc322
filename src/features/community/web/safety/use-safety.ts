import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { reading } from '#shared/web/api/reading.ts'
import { listMentions, listReplies, listThreads } from '../../core/discussions.contract.ts'
import { moderateItems } from '../../core/moderation.contract.ts'
import { addBlock, listBlocks, removeBlock, reportCircle, reportPost } from '../../core/reports.contract.ts'

export type ReportedType = 'post' | 'circle'

/** Reporting a post or a circle. */
export const useReport = (type: ReportedType, id: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof reportPost>) =>
      call(type === 'post' ? reportPost : reportCircle, { params: { id }, body }),
  })

/** A moderator’s removal of a post, with a reason for its author. */
export const useRemovePost = (id: string) =>
  useMutation({
    mutationFn: async (reason: string) =>
      throwRefusal(
        await call(moderateItems, { body: { type: 'post', ids: [id], decision: 'remove', reason } }),
      ),
  })

/** The people whose posts the person hides. */
export const useBlocks = (isSignedIn: boolean) =>
  useQuery({ ...reading(listBlocks, undefined), enabled: isSignedIn, refetchOnMount: 'always' })

const changed: readonly unknown[] = [listBlocks.path, listMentions.path, listReplies.path, listThreads.path]

/** Hiding the posts of a person from oneself, and showing them again. */
export function useBlockActions() {
  const client = useQueryClient()
  const onSuccess = () =>
    client.invalidateQueries({ predicate: ({ queryKey: [path] }) => changed.includes(path) })
  return {
    hide: useMutation({
      mutationFn: (username: string) => call(addBlock, { params: { username } }),
      onSuccess,
    }),
    show: useMutation({
      mutationFn: (username: string) => call(removeBlock, { params: { username } }),
      onSuccess,
    }),
  }
}

/** The key of the message for a failed report, block or removal. */
export function safetyFailure(error: unknown) {
  const wasRefused = error instanceof Error && error.message === 'not_found'
  return wasRefused ? 'gone' : failureKey(error, keys)
}

const keys = {
  too_many_attempts: 'too_many',
  too_many_requests: 'too_many',
  not_found: 'gone',
  not_signed_in: 'signed_out',
} as const
