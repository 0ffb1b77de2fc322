import type { ServerFeature } from '#shared/server/services.ts'

/** The server side of every feature, in the order of the product's table of contents. */
export const serverFeatures: readonly ServerFeature[] = []
