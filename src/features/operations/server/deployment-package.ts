import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip, type Gzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { exampleEnvironment } from './example-environment.ts'

/** Files of the project that the package has as they are. */
const projectFiles = ['compose.yaml', 'deploy/rafiq.service', 'deploy/Caddyfile'] as const

/** An archive with examples for running Rafiq elsewhere. It has no value of this server’s settings. */
export async function deploymentPackage(root: string, version: string): Promise<Gzip> {
  const folder = `rafiq-${version}`
  const found = projectFiles.map(async (name) => [name, await readFile(join(root, name), 'utf8')] as const)
  const files = [
    ['README.md', readme(version)] as const,
    ['settings.env.example', exampleEnvironment()] as const,
    ...(await Promise.all(found)),
  ]
  const tar = pack()
  for (const [name, content] of files) tar.entry({ name: `${folder}/${name}` }, content)
  tar.finalize()
  return tar.pipe(createGzip())
}

const readme = (version: string) => `# Rafiq ${version} on your own machine

Put these files into the folder of Rafiq’s source code, version ${version}. They contain no password, key or address of the
server that made this package.

| File                | For                                                                           |
| ------------------- | ----------------------------------------------------------------------------- |
| compose.yaml        | Rafiq and PostgreSQL in containers: \`docker compose up --build -d\`            |
| deploy/rafiq.service | a service of systemd: copy it to /etc/systemd/system                          |
| deploy/Caddyfile    | a reverse proxy with TLS: put your host name into its first line              |
| settings.env.example   | every setting: copy it to /etc/rafiq.env, or to .env beside compose.yaml      |

## First steps

1. Choose containers or the service. Containers need two values in .env: POSTGRES_PASSWORD and PUBLIC_URL.
2. Put the reverse proxy in front, with TRUST_PROXY=on. Signing in needs HTTPS.
3. Create the first administrator: \`npm run user -- create --role super_admin you@mail.example\`.
4. Set SMTP_URL and MAIL_FROM for emails, and BACKUP_DIR for a backup each day.
5. To move the data, run \`npm run backup\` here and \`npm run restore\` there.

docs/operations.md in the source code explains all of this.
`
