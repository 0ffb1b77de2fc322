import { allow } from '#shared/server/session/policy.ts'
import { businessModerators } from '../core/business-submission.ts'

export const mayListOwnSubmissions = allow('everyone signed in', 'list their own submissions')
export const mayReview = allow('everyone signed in', 'review businesses')
export const mayReport = allow('everyone signed in', 'report reviews')
/** Nobody decides on a submission or a review of their own. */
export const mayModerate = allow(businessModerators, 'review submitted businesses and moderate reviews')
export const mayListBusinesses = allow(businessModerators, 'list all businesses of the directory')
export const mayEditBusinesses = allow(businessModerators, 'add, correct and delete businesses')
