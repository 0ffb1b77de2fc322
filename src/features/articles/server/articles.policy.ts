import { allow } from '#shared/server/session/policy.ts'
import { articlesScreen } from '../core/articles.admin-screens.ts'

const { roles } = articlesScreen

export const mayReadAllArticles = allow(roles, 'read unpublished articles')
export const mayEditArticles = allow(roles, 'edit articles')
