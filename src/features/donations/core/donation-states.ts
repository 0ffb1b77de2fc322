/** A pledge has no payment; a started one has no payment yet; a refund may be a part of the amount. */
export const donationStates = ['pledged', 'started', 'paid', 'refunded'] as const
export type DonationState = (typeof donationStates)[number]
