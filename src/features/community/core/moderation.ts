/** A post is seen by everyone, by its author alone until a moderator decides, or by its author alone with the reason. */
export const postStatuses = ['shown', 'waiting', 'removed'] as const
export type PostStatus = (typeof postStatuses)[number]

/** The queues of moderators: waiting posts, and posts and circles with reports that nobody answered. */
export const moderationLists = ['waiting', 'reported', 'circles'] as const
export type ModerationList = (typeof moderationLists)[number]
