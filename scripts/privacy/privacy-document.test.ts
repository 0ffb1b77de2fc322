import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deviceKeys } from '#features/privacy/core/device-keys.ts'
import { recordKinds } from '#features/privacy/core/inventory.ts'
import { policyParts } from '#features/privacy/core/policy.ts'
import { policyRows } from '#features/privacy/web/policy-rows.ts'
import { siteDefaults } from '#shared/core/site-settings.ts'
import { declaredTables } from './declared-tables.ts'

const root = join(import.meta.dirname, '../..')
const texts = Object.fromEntries(
  ['policy', 'privacy'].map((name) => [
    name,
    JSON.parse(readFileSync(join(root, `locales/en/${name}.json`), 'utf8')),
  ]),
)

function t(key: string, values: Readonly<Record<string, string>> = {}): string {
  const [name = '', path = ''] = key.split(':')
  const text = path.split('.').reduce((at, part) => at?.[part], texts[name])
  if (typeof text !== 'string') throw new Error(`There is no text ${key}.`)
  return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '')
}

const names = (keys: Iterable<string>) => [...keys].map((key) => `\`${key}\``).join(', ')

/** The privacy page in English, with the names that the code uses. */
async function privacyDocument(): Promise<string> {
  const parts = policyParts.flatMap((part) => {
    const rows = policyRows(part, t, ', ').map(
      ({ name, text }) => `- **${name.replace(/\.$/, '')}.** ${text}`,
    )
    return [
      `## ${t(`policy:parts.${part}.title`)}`,
      t(`policy:parts.${part}.text`, { hours: String(siteDefaults.privacyHours) }),
      ...(rows.length ? [rows.join('\n')] : []),
    ]
  })
  return `${[
    `# ${t('policy:privacyTitle')}`,
    `_${t('policy:dates')}. ${t('policy:newer')}_`,
    'This is the text of `/privacy`, written by `npx vitest run scripts/privacy --update` from what features declare (`*.device-keys.ts`, `*.records.ts`, `*.table.ts`), `src/features/privacy/core/inventory.ts` and `locales/en/policy.json`. A test fails if the code stores something that isn’t listed here.',
    ...parts,
    '## Names in the code',
    [
      `- \`localStorage\`: ${names(Object.keys(deviceKeys))}, and \`rafiq.journal/…\``,
      `- Record types (IndexedDB \`rafiq\`, or \`rafiq-\` and the account's id): ${names(recordKinds)}`,
      `- Tables: ${names((await declaredTables()).tables)}`,
    ].join('\n'),
  ].join('\n\n')}\n`
}

it('docs/privacy.md has the text of the privacy page', async () => {
  await expect(await privacyDocument()).toMatchFileSnapshot('../../docs/privacy.md')
})
