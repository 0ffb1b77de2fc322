import type { Backdrop, Room } from './backdrop.ts'
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

/** A landscape with its sky; texts go into the sky, where neither stars nor the sun or the moon are behind them. */
export function landscape(
  name: LandscapeName,
  size: PictureSize,
  rest: { hour: Hour; moon: number; seed: number; hasTexts: boolean },
): Backdrop {
  const scene: Scene = { ...size, unit: Math.min(size.width, size.height), ...rest }
  const found = viewOf(name, scene)
  const view = scene.hasTexts ? { ...found, light: below(found, scene) } : found
  const room = roomInSky(scene, view)
  const { hour } = scene
  return {
    svg: sky(scene, view, scene.hasTexts ? room : undefined) + view.draw(scene),
    room,
    ink: hour.ink,
    muted: hour.muted,
    behind: hour.sky,
  }
}

/** The sun or the moon with its whole disc below the room for texts. */
function below({ light, top }: View, { unit, height }: Scene): View['light'] {
  return light && { ...light, y: Math.max(light.y, top + (light.radius * 1.15 * unit) / height) }
}

function roomInSky({ width, height, unit }: Scene, view: View): Room {
  const top = height * (height > width * 1.5 ? 0.13 : 0.075)
  return { x: width * 0.11, y: top, width: width * 0.78, height: height * view.top - top - unit * 0.03 }
}
