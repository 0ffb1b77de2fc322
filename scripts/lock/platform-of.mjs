const systems = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
}
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]
const libraries = { gnu: 'glibc', musl: 'musl' }

/**
 * The operating system, processor and C library of a platform package, from the words of its name
 * (`@rollup/rollup-linux-x64-musl`), in npm's fields. Only whole words count: `tailwindcss` does not mean
 * Windows.
 */
export function platformOf(name) {
  const words = name.slice(name.lastIndexOf('/') + 1).split(/[-_.]/)
  const os = words.map((word) => systems[word]).find(Boolean)
  const cpu = words.find((word) => processors.includes(word))
  const libc = os === 'linux' ? words.map((word) => libraries[word]).find(Boolean) : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}
