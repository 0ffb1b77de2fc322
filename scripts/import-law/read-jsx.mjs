import swc from '@swc/core'

/**
 * dependency-cruiser asks swc to read every file as TypeScript without JSX, on which it stops at the first element.
 * Loaded before it, this goes by the file's name instead, on the one module object that both share.
 */
const parseFileSync = swc.parseFileSync
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
