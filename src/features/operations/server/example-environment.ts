import { z } from 'zod'
import { secretSettings, settingsSchema } from '#shared/server/settings.ts'

const LINE = 100

/** A file with every setting as a comment, with its meaning and its default; secrets have no value. */
export function exampleEnvironment(): string {
  const settings = Object.entries(settingsSchema.shape).map(([name, schema]) =>
    [
      ...commentOf(schema.description ?? ''),
      ...(secretSettings.has(name) ? ['# Secret: keep it out of repositories and messages.'] : []),
      `#${name}=${schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : ''}`,
    ].join('\n'),
  )
  const title =
    '# Settings of Rafiq, one NAME=value a line. Remove the # before a name to set it. Only its owner should read this file.'
  return `${[title, ...settings].join('\n\n')}\n`
}

/** A text as lines of a comment. */
function commentOf(text: string): string[] {
  const lines: string[] = []
  let line = '#'
  for (const word of text.split(' ')) {
    if (line.length + word.length >= LINE) {
      lines.push(line)
      line = '#'
    }
    line += ` ${word}`
  }
  return [...lines, line]
}
