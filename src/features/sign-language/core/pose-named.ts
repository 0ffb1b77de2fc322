import type { Pose } from './pose.ts'
import { prayerPoses, signPoses, wuduPoses } from './poses.ts'

const poses: Readonly<Record<string, Pose>> = { ...prayerPoses, ...wuduPoses, ...signPoses }

/** Names of all poses. */
export const poseNames: readonly string[] = Object.keys(poses)

/** The pose with this name. Throws `RangeError` if there is none. */
export function poseNamed(name: string): Pose {
  const pose = poses[name]
  if (!pose) throw new RangeError(`There is no pose ${name}.`)
  return pose
}
