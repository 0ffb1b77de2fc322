/** The hours within which an answer can be promised. */
export const promisedHours = [24, 48, 72] as const
export type PromisedHours = (typeof promisedHours)[number]

/** When others see a post of a discussion: before or after a moderator has read it. */
export const reviewTimes = ['before', 'after'] as const
export type ReviewTime = (typeof reviewTimes)[number]

/** What administrators decide about the site. A value that is `null` comes from the environment. */
export interface SiteSettings {
  /** Whether explanations can be listened to, and editors can allow it. */
  readonly ttsGeneration: boolean
  /** Whether a new explanation can be public at once, where no review is required. */
  readonly autoPublish: boolean
  /** Whether a moderator reads reviews before they are shown. */
  readonly contentModeration: boolean
  readonly supportBanner: boolean
  /** `before`: a post of a discussion is shown after a moderator accepted it. */
  readonly communityReview: ReviewTime | null
  /** US dollars a month; 0 hides the goal. */
  readonly donationGoal: number | null
  readonly dailyUsers: number | null
  readonly countries: number | null
  readonly contactHours: PromisedHours
  readonly privacyHours: PromisedHours
  readonly supportHours: PromisedHours
}

/** As specified: every switch is on. */
export const siteDefaults: SiteSettings = {
  ttsGeneration: true,
  autoPublish: true,
  contentModeration: true,
  supportBanner: true,
  communityReview: null,
  donationGoal: null,
  dailyUsers: null,
  countries: null,
  contactHours: 24,
  privacyHours: 48,
  supportHours: 48,
}

export const siteSwitches = ['ttsGeneration', 'autoPublish', 'contentModeration', 'supportBanner'] as const
/** The figures with their largest values. */
export const siteFigures = { donationGoal: 1_000_000, dailyUsers: 999_999_999, countries: 250 } as const
export const sitePromises = ['contactHours', 'privacyHours', 'supportHours'] as const
