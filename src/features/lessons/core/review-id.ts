import type { Review } from './lessons.records.ts'

/** The record id of a review. It is the same for a review that arrives twice. */
export const reviewId = ({ card, at }: Pick<Review, 'card' | 'at'>): string => `${card} ${at}`
