import type { Scene, View } from '../scene.ts'
import { dunes } from './dunes.ts'
import { meadow } from './meadow.ts'
import { mountains } from './mountains.ts'
import { oasis } from './oasis.ts'
import { olive } from './olive.ts'
import { sea } from './sea.ts'
import { stars } from './stars.ts'

const views = { dunes, oasis, sea, mountains, stars, meadow, olive } as const satisfies Readonly<
  Record<string, (scene: Scene) => View>
>

export type NatureView = keyof typeof views
export const natureViews = Object.keys(views) as readonly NatureView[]
export const natureView = (name: NatureView, scene: Scene): View => views[name](scene)
