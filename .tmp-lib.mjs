import { chromium } from '@playwright/test'
import { findChromium } from './scripts/test/find-chromium.mjs'
export const base = 'http://localhost:3970'
export async function browser() { return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] }) }
export async function device(b, { clock, tz = 'Europe/London', lang, locale = 'en-GB', sw = 'allow' } = {}) {
  const c = await b.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true, locale, serviceWorkers: sw, baseURL: base, reducedMotion: 'reduce', acceptDownloads: true, permissions: [] })
  if (clock) await c.clock.install({ time: new Date(clock) })
  if (lang) await c.addInitScript((l) => { if (location.protocol !== 'about:') { if (!localStorage.getItem('language')) { localStorage.setItem('language', l); localStorage.setItem('preferred-language', l) } } }, lang)
  const p = await c.newPage()
  p.setDefaultTimeout(40000)
  let cdp
  const zone = async (z) => { cdp ??= await c.newCDPSession(p); await cdp.send('Emulation.setTimezoneOverride', { timezoneId: z }) }
  await zone(tz)
  p.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('  [console]', m.type(), m.text().slice(0, 200)) })
  p.on('pageerror', (e) => console.log('  [pageerror]', e.message))
  const at = async (iso) => { await c.clock.setSystemTime(new Date(iso)) }
  const shot = async (name, full = true) => { await p.waitForTimeout(400); await p.screenshot({ path: `/tmp/gaps/shots/${name}.png`, fullPage: full }) }
  const say = async (label, sel = 'main') => { await p.waitForTimeout(500); console.log(`--- ${label}\n` + (await p.locator(sel).first().innerText()).replace(/\n+/g, ' | ').slice(0, 1800)) }
  const things = (kind, db) => p.evaluate(([kind, db]) => new Promise((res) => { const owner = JSON.parse(localStorage.getItem('rafiq.things.owner') ?? 'null'); const o = indexedDB.open(db ?? (owner ? `rafiq-${owner}` : 'rafiq')); o.onsuccess = () => { const g = o.result.transaction('things').objectStore('things').getAll(IDBKeyRange.bound([kind], [kind, []])); g.onsuccess = () => { o.result.close(); res(g.result.filter((t) => t.value !== null).map((t) => [t.id, t.value])) } } }), [kind, db])
  return { c, p, zone, at, shot, say, things }
}
