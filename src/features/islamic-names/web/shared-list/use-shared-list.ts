import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/web/api/call.ts'
import {
  addSharedName,
  deleteSharedList,
  readSharedList,
  removeSharedName,
  type SharedListAnswer,
  voteOnSharedName,
} from '../../core/shared-list/shared-list.contract.ts'
import type { ListPerson, Vote } from '../../core/shared-list/shared-list.ts'

/** How soon the other person’s votes show. */
const AGAIN_MS = 5000

const keyOf = (secret: string) => [readSharedList.path, secret]

/** The list of a link. It is read again while the page is visible, because two people change it. */
export const useSharedList = (secret: string) =>
  useQuery({
    queryKey: keyOf(secret),
    queryFn: ({ signal }) => call(readSharedList, { params: { secret }, signal }),
    refetchInterval: AGAIN_MS,
    refetchOnMount: 'always',
    retry: false,
  })

/** The changes of a list. Each answer is the whole list with the other person’s changes. */
export function useListChanges(secret: string) {
  const client = useQueryClient()
  const params = { secret }
  const onSuccess = async (list: SharedListAnswer) => {
    // An older reading must not arrive after this answer.
    await client.cancelQueries({ queryKey: keyOf(secret) })
    client.setQueryData(keyOf(secret), list)
  }
  const add = useMutation({
    mutationFn: (name: string) => call(addSharedName, { params, body: { name } }),
    onSuccess,
  })
  const vote = useMutation({
    mutationFn: (body: { key: string; person: ListPerson; vote: Vote | null }) =>
      call(voteOnSharedName, { params, body }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (key: string) => call(removeSharedName, { params: { secret, key } }),
    onSuccess,
  })
  const removeList = useMutation({ mutationFn: () => call(deleteSharedList, { params }) })
  return { add, vote, remove, removeList }
}
