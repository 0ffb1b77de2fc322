import { useQuery } from '@tanstack/react-query'
import { reading } from '#shared/web/api/reading.ts'
import { readTranscriptionService } from '../../core/transcription.contract.ts'

/** Whether the server can transcribe, as far as known. */
export type Service =
  | { readonly status: 'asking' | 'off' | 'unknown' }
  | { readonly status: 'on'; readonly maxBytes: number; readonly keptHours: number }

export function useTranscriptionService(): Service {
  const { data, isError } = useQuery(reading(readTranscriptionService, undefined))
  if (!data) return { status: isError ? 'unknown' : 'asking' }
  const { available, maxBytes, keptHours } = data.answer
  return available ? { status: 'on', maxBytes, keptHours } : { status: 'off' }
}
