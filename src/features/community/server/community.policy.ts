import type { Role } from '#shared/core/roles.ts'
import { allow } from '#shared/server/session/policy.ts'
import { communityScreen } from '../core/community.admin-screens.ts'

export const mayOrganise = allow('everyone signed in', 'organise study circles')
export const mayJoin = allow('everyone signed in', 'join study circles')

/** Moderators may delete any circle and remove any post; others delete their own. */
export const moderatesCommunity = (role: Role | null): boolean =>
  role !== null && communityScreen.roles.includes(role)

export const mayDiscuss = allow('everyone signed in', 'discuss hadiths')
export const mayModerate = allow(communityScreen.roles, 'moderate the community')
export const mayReport = allow('everyone signed in', 'report posts and study circles')
export const mayBlock = allow('everyone signed in', 'hide the posts of others')
