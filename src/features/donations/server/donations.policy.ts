import { allow } from '#shared/server/session/policy.ts'
import { donationsScreen } from '../core/donations.admin-screens.ts'

export const mayReadDonations = allow(donationsScreen.roles, 'read donations')
