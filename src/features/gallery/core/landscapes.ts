import type { Backdrop } from './backdrop.ts'
import type { Hour } from './colour/hours.ts'
import { mosqueView } from './mosque/mosque-view.ts'
import { type MosqueStyle, mosqueStyles } from './mosque/styles.ts'
import { sky } from './nature/sky.ts'
import { type NatureView, natureView, natureViews } from './nature/views.ts'
import type { Scene, View } from './scene.ts'
import type { PictureSize } from './sizes.ts'

export type LandscapeName = MosqueStyle | NatureView
export const landscapeNames: readonly LandscapeName[] = [...mosqueStyles, ...natureViews]

export const isMosque = (name: LandscapeName): name is MosqueStyle =>
  (mosqueStyles as readonly string[]).includes(name)

const viewOf = (name: LandscapeName, scene: Scene): View =>
  isMosque(name) ? mosqueView(name, scene) : natureView(name, scene)

/** A landscape with its sky; texts go into the sky. */
export function landscape(
  name: LandscapeName,
  size: PictureSize,
  rest: { hour: Hour; moon: number; seed: number; hasTexts: boolean },
): Backdrop {
  const scene: Scene = { ...size, unit: Math.min(size.width, size.height), ...rest }
  const view = viewOf(name, scene)
  const { width, height, hour } = scene
  const top = height * (height > width * 1.5 ? 0.13 : 0.075)
  return {
    svg: sky(scene, view) + view.draw(scene),
    room: {
      x: width * 0.11,
      y: top,
      width: width * 0.78,
      height: height * view.top - top - scene.unit * 0.03,
    },
    ink: hour.ink,
    muted: hour.muted,
    behind: hour.sky,
  }
}
