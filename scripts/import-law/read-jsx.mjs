import swc from '@swc/core'

/**
 * dependency-cruiser has swc parse every file as TypeScript without JSX, which fails at the first element.
 * This module is loaded first and chooses the syntax by the file's name, in the module object that both
 * share.
 */
const parseFileSync = swc.parseFileSync
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
