import { allow } from '#shared/server/session/policy.ts'
import { explanationsScreen } from '../core/explanations.admin-screens.ts'

const { roles } = explanationsScreen

export const mayReadExplanations = allow(roles, 'read explanations')
export const mayEditExplanations = allow(roles, 'edit explanations')
/** `storeReview` adds a rule: nobody reviews their own text. */
export const mayReviewExplanations = allow(roles, 'review explanations')
