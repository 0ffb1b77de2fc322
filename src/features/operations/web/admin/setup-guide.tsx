import { Download } from 'lucide-react'
import { useState } from 'react'
import { readFile } from '#shared/web/api/file-transfer.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { readDeploymentPackage } from '../../core/deployment.contract.ts'

const PATIENCE_MS = 60_000

/** The ways to host Rafiq, with the commands that begin each. */
const hosting = [
  { name: 'containers', commands: 'docker compose up --build -d' },
  {
    name: 'service',
    commands: 'cp deploy/rafiq.service /etc/systemd/system/\nsystemctl enable --now rafiq',
  },
  { name: 'home', commands: 'HOST=0.0.0.0 COOKIE_SECURE=off npm start' },
  { name: 'instances', commands: 'DATABASE_URL=postgres://rafiq:PASSWORD@HOST/rafiq npm start' },
] as const

const steps = [
  { name: 'address', commands: 'PUBLIC_URL=https://rafiq.example\nTRUST_PROXY=on' },
  { name: 'administrator', commands: 'npm run user -- create --role super_admin you@mail.example' },
  {
    name: 'mail',
    commands: "SMTP_URL=smtps://NAME:PASSWORD@mail.example\nMAIL_FROM='Rafiq <rafiq@mail.example>'",
  },
  { name: 'backup', commands: 'BACKUP_DIR=/var/backups/rafiq\nBACKUP_KEY=PASSPHRASE' },
  { name: 'monitoring', commands: 'curl https://rafiq.example/api/health' },
  { name: 'move', commands: 'npm run backup -- now.tar.gz\nnpm run restore -- now.tar.gz --replace' },
  { name: 'upgrade', commands: 'npm run backup\ngit pull\nnpm start' },
] as const

/** The ways to host Rafiq, a package of examples, and the steps of setting up a server. */
export function SetupGuide() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <DownloadCard />
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {hosting.map(({ name, commands }) => (
          <li className="flex" key={name}>
            <Card
              className="w-full min-w-0"
              id={`hosting-${name}`}
              title={t(`admin-deployment:hosting.${name}.name`)}
            >
              <p className="mb-3">
                {t(`admin-deployment:hosting.${name}.text`, {
                  settings: '/etc/rafiq.env',
                  project: '/opt/rafiq',
                })}
              </p>
              <Commands text={commands} title={t(`admin-deployment:hosting.${name}.name`)} />
            </Card>
          </li>
        ))}
      </ul>
      <Card id="guide" title={t('admin-deployment:guide.title')}>
        <ol className="grid list-decimal grid-cols-1 gap-5 ps-5">
          {steps.map(({ name, commands }) => (
            <li key={name}>
              <h3 className="font-semibold">{t(`admin-deployment:guide.steps.${name}.name`)}</h3>
              <p className="mb-2">
                {t(`admin-deployment:guide.steps.${name}.text`, { sign: '@', code: '%40' })}
              </p>
              <Commands text={commands} title={t(`admin-deployment:guide.steps.${name}.name`)} />
            </li>
          ))}
        </ol>
        <p className="mt-5 text-muted">{t('admin-deployment:guide.more', { file: 'docs/operations.md' })}</p>
      </Card>
    </div>
  )
}

function DownloadCard() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    setState('busy')
    try {
      const file = await readFile(readDeploymentPackage.path, AbortSignal.timeout(PATIENCE_MS))
      saveFile(new File([file], 'rafiq-deployment.tar.gz', { type: file.type }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <Card id="package" title={t('admin-deployment:package.title')}>
      <p className="mb-4">{t('admin-deployment:package.text', { file: 'compose.yaml' })}</p>
      <div>
        <Button aria-disabled={state === 'busy'} look="action" onClick={() => void save()}>
          <Download aria-hidden size={17} />
          {t('admin-deployment:package.action')}
        </Button>
      </div>
      <p className="mt-2 text-ending empty:hidden" role="alert">
        {state === 'failed' && t('staff:unreachable')}
      </p>
    </Card>
  )
}

/** Lines for a terminal or a file of settings, left to right in every language. */
function Commands({ text, title }: { text: string; title: string }) {
  return (
    <section
      aria-label={t('admin-deployment:commands', { title })}
      className="overflow-x-auto rounded-xl bg-sunken px-4 py-3 text-sm"
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach an area that scrolls
      tabIndex={0}
    >
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}
