import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fakeTranslation, writeFormats } from '#features/quran/core/import/testing/write-formats.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { ImportError } from './import-error.ts'
import { kinds } from './kinds.ts'
import { runImport } from './run-import.ts'

const sample = writeFormats.numbered(fakeTranslation('نمونه'))
const described = ['--language', 'fa', '--name', 'Sample', '--licence', 'For tests']

/** A data folder, and a function that runs the importer in it and returns its output and errors. */
function importer() {
  const data = tempFolder(onTestFinished)
  const file = (content: string | Buffer, name = 'sample.txt') => {
    writeFileSync(join(data, name), content)
    return join(data, name)
  }
  const run = async (...args: string[]) => {
    const said: string[] = []
    try {
      await runImport([...args, '--data-dir', data], (line) => said.push(line))
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      return { said: said.join('\n'), refused: error.message }
    }
    return { said: said.join('\n'), refused: undefined }
  }
  return { data, file, run }
}

describe('npm run import', () => {
  it('imports a translation, lists it and removes it', async () => {
    const { data, file, run } = importer()
    expect((await run('translation', '--list')).said).toContain('No imports in')
    const { said, refused } = await run('translation', file(sample), ...described, '--translator', 'Nobody')
    expect(refused).toBeUndefined()
    expect(said).toContain('Read 6236 verses (sura|aya|text).')
    expect(said).toContain(`Imported fa.sample (fa, Sample), in ${join(data, 'translations')}.`)
    expect((await run('translation', '--list')).said).toBe('fa.sample · fa · Sample · Nobody · For tests')
    expect((await run('translation', '--remove', 'fa.sample')).said).toContain('Removed fa.sample')
    expect((await run('translation', '--remove', 'fa.sample')).refused).toContain('No imported')
  })

  it('replaces one only on request', async () => {
    const { file, run } = importer()
    await run('translation', file(sample), ...described)
    expect((await run('translation', file(sample), ...described)).said).toContain(
      'Already imported, unchanged:',
    )
    const other = file(writeFormats.plain(fakeTranslation('other')), 'other.txt')
    expect((await run('translation', other, ...described)).refused).toMatch(/--replace.*--id/)
    expect((await run('translation', other, ...described, '--replace')).said).toContain('Replaced')
    expect((await run('translation', file(sample), ...described, '--id', 'fa.second')).said).toContain(
      'Imported fa.second',
    )
  })

  it('lists up to twenty lines with problems, and imports nothing', async () => {
    const { data, file, run } = importer()
    const lines = sample.split('\n')
    const damaged = lines.map((line, index) => (index % 100 === 7 ? line.replace(/[^|]*$/, '') : line))
    const { refused = '' } = await run('translation', file(damaged.join('\n')), ...described)
    expect(refused.split('\n')).toHaveLength(22)
    expect(refused).toMatch(/^Nothing imported\. .* has \d+ problems:\nLine 8/)
    expect(refused).toMatch(/… and \d+ more\.$/)
    expect(readdirSync(data)).toEqual(['sample.txt'])
  })

  it('only validates a file on request', async () => {
    const { data, file, run } = importer()
    const { said } = await run('translation', file(sample), ...described, '--dry-run')
    expect(said).toContain('Nothing saved. The id would be fa.sample.')
    expect(readdirSync(data)).toEqual(['sample.txt'])
  })

  it.each([
    ['no text', Buffer.from([0xff, 0xfe, 0x41, 0x00]), 'UTF-16'],
    ['another encoding', Buffer.from('1|1|ok\n1|2|caf\xe9\n', 'latin1'), 'line 2'],
    ['a compressed file', Buffer.from('PK\u0003\u0004rest'), 'Unpack it'],
    ['nothing', '', 'the file is empty'],
  ])('rejects %s', async (_, content, reason) => {
    const { file, run } = importer()
    expect((await run('translation', file(content), ...described)).refused).toContain(reason)
  })

  it('reports files that cannot be read or written', async () => {
    const { data, file, run } = importer()
    expect((await run('translation', join(data, 'missing.txt'), ...described)).refused).toContain(
      'There is no file',
    )
    expect((await run('translation', data, ...described)).refused).toContain('is not a file')
    writeFileSync(join(data, 'translations'), 'in the way')
    const { refused } = await run('translation', file(sample), ...described)
    expect(refused).toMatch(/Nothing changed: .*a file is in the place of the folder/)
  })

  it('works on other imports if one is damaged', async () => {
    const { data, file, run } = importer()
    await run('translation', file(sample), ...described)
    mkdirSync(join(data, 'translations', 'fa.broken-0123456789'))
    expect((await run('translation', '--list')).said).toContain('fa.sample')
  })

  it.each([
    [
      ['mosque'],
      'Unknown import type "mosque". Available: translation, timetable, mosques, hadith, businesses, gallery.',
    ],
    [['translation'], 'npm run import -- translation FILE'],
    [['translation', 'a.txt', 'b.txt'], 'npm run import -- translation FILE'],
    [['translation', 'a.txt', '--list'], 'npm run import -- translation FILE'],
    [['translation', '--wrong'], "Unknown option '--wrong'"],
    [['translation', '--remove', '../../etc'], 'is not the id'],
    [['translation', 'a.txt', '--language', 'xx', '--name', 'x', '--licence', 'x'], '--language is the code'],
    [['translation', 'a.txt', '--language', 'fa', '--name', 'x'], '--licence is missing'],
  ])('explains itself for %j', async (args, words) => {
    expect((await importer().run(...args)).refused).toContain(words)
  })

  it('requires an existing data folder', async () => {
    await expect(
      runImport(['translation', '--list', '--data-dir', '/nowhere/at/all'], () => undefined),
    ).rejects.toThrow('There is no folder "/nowhere/at/all".')
  })

  it('has help for every kind', async () => {
    const said: string[] = []
    for (const args of [[], ['--help'], ...kinds.map(({ name }) => [name, '--help'])]) {
      await runImport(args, (line) => said.push(line))
    }
    for (const help of said)
      for (const word of ['--list', '--remove', '--replace']) expect(help).toContain(word)
    for (const { name, options } of kinds) {
      expect(said[0]).toContain(`-- ${name} FILE`)
      for (const option of options) expect(said[0], option).toContain(`--${option}`)
    }
  })
})
