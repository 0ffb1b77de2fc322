/** Why a person reports a post or a circle. */
export const reportReasons = ['insulting', 'untrue', 'advertising', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The longest words beside a reason, in characters. */
export const REPORT_LENGTH = 500
