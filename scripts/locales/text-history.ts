import { execFileSync } from 'node:child_process'
import { pluralBases, splitPlural } from './plural-forms.ts'
import { type TextFile, textFileOf } from './text-files.ts'
import type { Language } from './texts.ts'

/** A translation with the English text that it was made from. */
export interface Origin {
  readonly text: string
  /** The English text when the translation was last changed; all plural forms, one a line. */
  readonly english: string
}

/** `fr` → `prayer:title` → origin; English has its texts only. */
export type Origins = ReadonlyMap<string, ReadonlyMap<string, Origin>>

interface ChangedFile {
  readonly language: string
  readonly feature: string
  readonly texts: ReadonlyMap<string, string>
}

/**
 * The English text that every translation was made from, by the history of the git repository at `root`; `latest` are
 * the texts as they are now. Throws if the repository is a shallow clone, which lacks the older texts.
 */
export function readOrigins(root: string, latest: ReadonlyMap<string, Language>): Origins {
  const git = (arguments_: readonly string[], input?: string) =>
    execFileSync('git', [...arguments_], { cwd: root, input, encoding: 'utf8', maxBuffer: 2 ** 30 })
  if (git(['rev-parse', '--is-shallow-repository']).trim() === 'true')
    throw new Error('This clone lacks its history. Run `git fetch --unshallow` first.')
  const origins = new Map<string, Map<string, Origin>>()
  for (const files of committedFiles(git)) apply(files, origins)
  apply(filesOf(latest), origins)
  return origins
}

/** Applies the files that changed at the same time: English first, so that translations meet their own English. */
function apply(files: readonly ChangedFile[], origins: Map<string, Map<string, Origin>>): void {
  const englishFirst = files.toSorted((a, b) => Number(b.language === 'en') - Number(a.language === 'en'))
  for (const { language, feature, texts } of englishFirst) {
    const known = origins.get(language) ?? new Map<string, Origin>()
    origins.set(language, known)
    for (const [key, text] of texts) {
      const name = `${feature}:${key}`
      if (known.get(name)?.text === text) continue
      known.set(name, { text, english: origins.get('en')?.get(name)?.text ?? text })
    }
  }
}

const filesOf = (languages: ReadonlyMap<string, Language>): ChangedFile[] =>
  [...languages].flatMap(([language, features]) =>
    [...features].map(([feature, texts]) => ({ language, feature, texts: withJoinedForms(texts) })),
  )

/** One entry for all plural forms of a key, because languages have different ones. */
export function withJoinedForms(texts: ReadonlyMap<string, string>): Map<string, string> {
  const plurals = pluralBases(texts.keys())
  const joined = new Map<string, string>()
  for (const [key, text] of texts) {
    const { base } = splitPlural(key)
    const name = plurals.has(base) ? base : key
    const before = joined.get(name)
    joined.set(name, before === undefined ? text : `${before}\n${text}`)
  }
  return joined
}

type Git = (arguments_: readonly string[], input?: string) => string

const RAW_CHANGE = /^:\d+ \d+ \w+ (\w+) [AM]\t(.+)$/

/** The text files that each commit changed, oldest first. */
function committedFiles(git: Git): ChangedFile[][] {
  const log = git(
    'log --reverse --first-parent -m --no-renames --raw --no-abbrev --format=format:commit -- locales content'.split(
      ' ',
    ),
  )
  const commits = log.split(/^commit$/m).map((commit) =>
    commit.split('\n').flatMap((line) => {
      const [, blob = '', path = ''] = RAW_CHANGE.exec(line) ?? []
      const file = textFileOf(path)
      return file ? [{ blob, file }] : []
    }),
  )
  const contents = readBlobs(git, new Set(commits.flatMap((files) => files.map(({ blob }) => blob))))
  return commits.map((files) =>
    files.map(({ blob, file }) => ({
      language: file.language,
      feature: file.feature,
      texts: textsOf(file, contents.get(blob) ?? ''),
    })),
  )
}

function readBlobs(git: Git, blobs: ReadonlySet<string>): Map<string, string> {
  const names = [...blobs]
  // Each object follows a line with its name; a text file is one JSON document, so this line ends it.
  const output = git(['cat-file', '--batch=%(objectname)'], names.map((name) => `${name}\n`).join(''))
  const contents = new Map<string, string>()
  let rest = output
  for (const [index, name] of names.entries()) {
    const start = name.length + 1
    const next = names[index + 1]
    const end = next === undefined ? rest.length : rest.indexOf(`\n${next}\n`, start) + 1
    contents.set(name, rest.slice(start, end))
    rest = rest.slice(end)
  }
  return contents
}

/** A file that was broken when it was committed has no texts. */
function textsOf(file: TextFile, json: string): Map<string, string> {
  try {
    return withJoinedForms(file.read(json))
  } catch {
    return new Map()
  }
}
