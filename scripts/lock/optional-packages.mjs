import { platformOf } from './platform-of.mjs'

const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/

/**
 * Optional packages that a package of the lock file requires but the lock file lacks, each with its place and
 * entry. `entry` is missing if the version is a range, which only a registry can resolve.
 */
export function missingOptionals(lock) {
  const packages = { ...lock.packages }
  const missing = []
  for (const [parent, { optionalDependencies = {}, dev, devOptional }] of Object.entries(lock.packages)) {
    for (const [name, wanted] of Object.entries(optionalDependencies)) {
      const found = placeOf(packages, parent, name)
      if (found && (!exact.test(wanted) || packages[found].version === wanted)) continue
      if (!exact.test(wanted)) {
        missing.push({ parent, name, wanted })
        continue
      }
      const place = packages[`node_modules/${name}`]
        ? `${parent}/node_modules/${name}`
        : `node_modules/${name}`
      const entry = entryOf(name, wanted, { dev, devOptional })
      packages[place] = entry
      missing.push({ parent, name, wanted, place, entry })
    }
  }
  return missing
}

/** Entries without a checksum (written by `missingOptionals`) whose platform does not match their name. */
export function misdescribed(lock) {
  return Object.entries(lock.packages).flatMap(([place, entry]) => {
    if (place === '' || entry.integrity || entry.link || !entry.optional) return []
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const right = entryOf(name, entry.version, entry)
    return JSON.stringify(right) === JSON.stringify(entry) ? [] : [{ place, entry: right }]
  })
}

/** The lock file with all missing optional packages added and all wrong platforms corrected. */
export function completeLock(lock) {
  const packages = { ...lock.packages }
  for (const { place, entry } of missingOptionals(lock)) if (entry) packages[place] = entry
  for (const { place, entry } of misdescribed({ packages })) packages[place] = entry
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/**
 * The entry that npm writes for an optional platform package, in npm's order, as far as name and version
 * determine it.
 */
function entryOf(name, version, { dev, devOptional }) {
  const { cpu, libc, os } = platformOf(name)
  return {
    version,
    ...(cpu && { cpu }),
    ...(dev && { dev }),
    ...(devOptional && { devOptional }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os }),
  }
}

/** The places where Node would look for `name` from the package at `from`, nearest first. */
function placeOf(packages, from, name) {
  for (let base = from; base !== ''; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base}/node_modules/${name}`]) return `${base}/node_modules/${name}`
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined
}
