/** The best rating. The worst is 1. */
export const MOST_STARS = 5
