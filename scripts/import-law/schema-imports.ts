import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ModuleItem, parseSync } from '@swc/core'
import type { Breach } from './breach.ts'
import { sourceFiles } from './source-files.ts'

const schemas =
  /\.contract\.ts$|^#shared\/core\/contract\/|(^|\/)contract\/[\w-]+\.ts$|(^|\/)(schemas|check-records)\.ts$/
/** `load-schemas.ts` loads the schemas of records when there is a record to validate. */
const mayHoldSchemas =
  /\.contract\.ts$|^src\/shared\/core\/contract\/|\/server\/|\.test\.tsx?$|\/user-data\/(check-records|load-schemas|testing\/value-in)\.ts$/
/** In the browser, a contract's calls have only method and path. */
const calls = /\.contract\.ts$/
const mayCall = /^src\/(features\/[^/]+|shared|app)\/web\//

/**
 * Breaches of rules that must distinguish type imports from value imports, which dependency-cruiser with swc
 * cannot do. Only contracts, servers and tests may import schemas, so that none reaches the browser. The web
 * may import a contract's calls, which the build strips of their schemas. Types are imported by `import
 * type`, never by `import('…').Type`, which dependency-cruiser does not detect.
 */
export function schemaImports(root: string): Breach[] {
  return sourceFiles(root, 'src').flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8')
    const { body } = parseSync(text, { syntax: 'typescript', tsx: from.endsWith('.tsx'), target: 'es2022' })
    const values = mayHoldSchemas.test(from)
      ? []
      : [...body.flatMap(valueSource), ...callsIn(body)].filter(
          (source) => schemas.test(source) && !(mayCall.test(from) && calls.test(source)),
        )
    return [
      ...values.map((to) => ({
        rule: 'schemas-as-types',
        from,
        to,
        law: 'core imports a contract, and web the fields of schemas, as types only.',
      })),
      ...nodesIn(body, 'TsImportType').map((node) => ({
        rule: 'types-by-import',
        from,
        to: textOf(node.argument),
        law: 'a type is imported by `import type`, where the cruise sees it.',
      })),
    ]
  })
}

/** The module that this statement loads at run time, if any. */
function valueSource(item: ModuleItem): string[] {
  if (item.type === 'ImportDeclaration') {
    const typesOnly =
      item.typeOnly ||
      (item.specifiers.length > 0 &&
        item.specifiers.every((specifier) => specifier.type === 'ImportSpecifier' && specifier.isTypeOnly))
    return typesOnly ? [] : [item.source.value]
  }
  if (item.type === 'ExportAllDeclaration') {
    return (item as { typeOnly?: boolean }).typeOnly ? [] : [item.source.value]
  }
  if (item.type === 'ExportNamedDeclaration' && item.source) {
    return (item as { typeOnly?: boolean }).typeOnly ? [] : [item.source.value]
  }
  return []
}

function callsIn(body: readonly ModuleItem[]): string[] {
  return nodesIn(body, 'CallExpression').flatMap(({ callee, arguments: given }) =>
    (callee as Node).type === 'Import' ? [textOf((given as { expression: unknown }[])[0]?.expression)] : [],
  )
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

function nodesIn(value: unknown, type: string): Node[] {
  if (Array.isArray(value)) return value.flatMap((item) => nodesIn(item, type))
  if (typeof value !== 'object' || value === null) return []
  const found = Object.values(value).flatMap((item) => nodesIn(item, type))
  return (value as Node).type === type ? [value as Node, ...found] : found
}

function textOf(literal: unknown): string {
  return String((literal as { value?: unknown } | undefined)?.value ?? '')
}
