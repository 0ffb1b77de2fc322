/** What a device holds of a setting: its text, or `null` for the usual. */
export type SettingText = string | null

/** What is to be done about one setting. */
export type MirrorStep = 'put' | 'take' | 'nothing'

/**
 * Whether a device's setting goes to the person's records, or theirs comes to the device.
 *
 * - `here`: what the device holds now.
 * - `mirrored`: what it unsaved when both were last the same; a device that never took part unsaved the usual.
 * - `there`: what the records hold; `undefined` when they hold nothing, which is no wish for the usual.
 */
export function mirrorStep(
  here: SettingText,
  mirrored: SettingText,
  there: SettingText | undefined,
): MirrorStep {
  if (here !== mirrored) return here === there ? 'take' : 'put'
  return there !== undefined && there !== here ? 'take' : 'nothing'
}
