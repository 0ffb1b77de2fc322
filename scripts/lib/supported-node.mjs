const OLDEST = [20, 19]

/** Throws an error of one sentence if this Node is older than Rafiq requires. */
export function supportedNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    throw new Error(`Rafiq needs Node ${OLDEST.join('.')} or later, but this is Node ${version}.`)
  }
}
