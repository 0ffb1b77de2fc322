import { useQuery } from '@tanstack/react-query'
import { reading } from '#shared/web/api/reading.ts'
import { readSupport } from '../core/donations.contract.ts'

/** What the operator publishes about donations. */
export const useSupport = () => useQuery(reading(readSupport, undefined))
