import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import type { Reaction } from '../../core/discussion.ts'
import {
  changePost,
  deletePost,
  listReplies,
  listThreads,
  setReactions,
  startThread,
  writeReply,
} from '../../core/discussions.contract.ts'

/** The replies of a thread, more of them by page. */
export const useReplies = (id: string) =>
  useInfiniteQuery({
    queryKey: [listReplies.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(listReplies, { params: { id }, query: { page: String(pageParam) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
  })

const paths: readonly unknown[] = [listThreads.path, listReplies.path]

/** Lists and threads are read again after a change. Threads have the path of their list. */
function useReadAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ queryKey: [path] }) => paths.includes(path) })
}

export const useStartThread = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof startThread>) => call(startThread, { body }),
    onSuccess: useReadAgain(),
  })

export const useWriteReply = (id: string) =>
  useMutation({
    mutationFn: (text: string) => call(writeReply, { params: { id }, body: { text } }),
    onSuccess: useReadAgain(),
  })

/** Changing and deleting a post, and reacting to it. */
export function usePostActions(id: string) {
  const onSuccess = useReadAgain()
  return {
    change: useMutation({
      mutationFn: (body: BodyInput<typeof changePost>) => call(changePost, { params: { id }, body }),
      onSuccess,
    }),
    // The page decides what to read again: its thread may be gone.
    remove: useMutation({ mutationFn: () => call(deletePost, { params: { id } }) }),
    react: useMutation({
      mutationFn: (reactions: Reaction[]) => call(setReactions, { params: { id }, body: { reactions } }),
      onSuccess,
    }),
    readAgain: onSuccess,
  }
}

/** The key of the message for a failed call about discussions. */
export const discussionFailure = (error: unknown) =>
  failureKey(error, {
    too_many_attempts: 'too_many',
    too_many_requests: 'too_many',
    not_found: 'gone',
    not_signed_in: 'signed_out',
  })
