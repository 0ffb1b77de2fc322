/** The source of times for a day without sunrise or sunset: a latitude, or a day, where the sun does both. */
export const polarPolicies = ['nearest_latitude', 'nearest_day'] as const
export type PolarPolicy = (typeof polarPolicies)[number]
