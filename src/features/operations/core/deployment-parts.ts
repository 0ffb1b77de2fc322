export const settingStates = ['set', 'default', 'unset'] as const

interface KnownSetting {
  readonly name: string
  readonly state: (typeof settingStates)[number]
  readonly value: string | null
}

/** Parts of the product that are off until their first setting is set, and all their settings. */
const parts = {
  address: ['PUBLIC_URL'],
  proxy: ['TRUST_PROXY'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
  contact: ['CONTACT_EMAIL'],
  operator: ['OPERATOR_CONTACT'],
  backups: ['BACKUP_DIR'],
  backupKey: ['BACKUP_KEY'],
  metrics: ['METRICS_TOKEN'],
  bucket: ['FILES_S3_URL', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET'],
  donations: ['DONATION_URL'],
  payments: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  push: ['PUSH_CONTACT'],
  maps: ['MAP_TILES_URL'],
  places: ['GEOCODER_URL'],
  mosques: ['OVERPASS_URL'],
  speech: ['TRANSCRIPTION_URL'],
  adhan: ['ADHAN_FILE'],
  passwords: ['BREACHED_PASSWORDS_URL'],
} as const

export type DeploymentPart = keyof typeof parts

/** The parts that are not configured, with the settings that they need. */
export function missingParts(
  settings: readonly KnownSetting[],
): readonly { readonly part: DeploymentPart; readonly settings: readonly string[] }[] {
  const isSet = (name: string) => settings.some((each) => each.name === name && each.state === 'set')
  return (Object.keys(parts) as DeploymentPart[])
    .filter((part) => !isSet(parts[part][0]))
    .map((part) => ({ part, settings: parts[part] }))
}

/** Settings whose values an operator should change before others use the server. */
export function riskySettings(settings: readonly KnownSetting[]) {
  const of = (name: string) => settings.find((each) => each.name === name)
  const risks = [
    { name: 'ADMIN_PASSWORD', is: of('ADMIN_PASSWORD')?.state === 'set' },
    { name: 'RATE_LIMIT', is: of('RATE_LIMIT')?.value === 'off' },
    { name: 'COOKIE_SECURE', is: of('COOKIE_SECURE')?.value === 'off' },
  ] as const
  return risks.flatMap(({ name, is }) => (is ? [name] : []))
}
