/** Whose times a day without sunrise or sunset takes: those of a latitude, or of a day, where the sun does both. */
export const polarPolicies = ['nearest_latitude', 'nearest_day'] as const
export type PolarPolicy = (typeof polarPolicies)[number]
