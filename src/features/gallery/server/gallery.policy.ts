import { allow } from '#shared/server/session/policy.ts'
import { galleryScreen } from '../core/gallery.admin-screens.ts'

const { roles } = galleryScreen

export const mayReadAllPictures = allow(roles, 'read unpublished pictures')
export const mayEditPictures = allow(roles, 'edit pictures')
