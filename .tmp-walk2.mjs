import { browser, device } from './.tmp-lib.mjs'
const b = await browser()
const d = await device(b, { lang: 'ar', tz: 'Africa/Cairo', locale: 'ar-EG' })
const { p, shot, say, things } = d
const step = async (n, f, dd = d) => { console.log('##', n); try { await f() } catch (e) { console.log('  !!', e.message.split('\n').slice(0, 6).join(' / ')); await dd.shot('fail-' + n.replace(/\W+/g, '-')) } }
const email = `p-${Date.now()}@example.org`, PASS = 'kettle rain fox lantern'
const buttons = async (q = p) => console.log('  buttons:', (await q.getByRole('button').evaluateAll((x) => x.filter((e) => e.offsetParent).map((e) => (e.getAttribute('aria-label') ?? e.innerText).trim().replace(/\s+/g, ' ').slice(0, 40)))).join(' ¦ '))
await step('home ar', async () => { await p.goto('/'); await p.evaluate(() => navigator.serviceWorker.ready); await p.waitForTimeout(2500); await shot('2-home') })
await step('note', async () => { await p.goto('/bookmarks/notes'); await p.getByRole('button', { name: 'ملاحظة جديدة' }).first().tap(); await p.locator('textarea').last().fill('كُتبت قبل الحساب'); await p.waitForTimeout(900); await say('note'); await shot('2-note') })
await step('tasbih', async () => { await p.goto('/tasbih/subhanallah-100'); await p.locator('main button.select-none').waitFor(); for (let i = 0; i < 11; i++) await p.locator('main button.select-none').tap(); await say('tasbih'); await shot('2-tasbih', false) })
await step('register offline', async () => { await d.c.setOffline(true); await p.goto('/register'); await p.locator('input[type=email], input[name=email]').first().fill(email); await p.locator('input[type=password]').first().fill(PASS); await p.locator('main form button[type=submit]').tap(); await p.waitForTimeout(1500); await say('register offline'); await shot('2-register-offline'); console.log(await p.locator('[role=alert],[role=status]').allInnerTexts()) })
await step('register online', async () => { await d.c.setOffline(false); await p.waitForTimeout(500); await p.locator('main form button[type=submit]').tap(); await p.waitForURL(/\/(\?.*)?$/); await p.waitForTimeout(2500); await p.goto('/dashboard'); await p.waitForTimeout(2500); await say('dashboard'); await shot('2-dashboard') })
const o = await device(b, { lang: 'en', tz: 'Europe/London' })
const q = o.p
await step('second device', async () => { await q.goto('/'); await q.evaluate(() => navigator.serviceWorker.ready); await q.goto('/login'); await q.getByLabel('E-mail or user name').fill(email); await q.getByLabel('Password', { exact: true }).fill(PASS); await q.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).tap(); await q.waitForTimeout(4000); console.log(q.url(), 'lang', await q.locator('html').getAttribute('lang')); await q.goto('/bookmarks/notes'); await q.waitForTimeout(2000); await o.say('notes on second'); await o.shot('2-second-notes') }, o)
await step('same note offline on both', async () => {
  await d.c.setOffline(true); await o.c.setOffline(true)
  await p.goto('/bookmarks/notes'); await p.waitForTimeout(800); await p.locator('main [role=listitem] a').first().tap(); await p.locator('textarea').last().fill('كُتبت قبل الحساب، وزدتُ هنا'); await p.waitForTimeout(900)
  await q.waitForTimeout(1500); await q.locator('main [role=listitem] a').first().tap(); await q.locator('textarea').last().fill('Written before, and changed on the second device'); await q.waitForTimeout(900); await o.say('q note offline')
  await d.c.setOffline(false); await p.waitForTimeout(5000); await o.c.setOffline(false); await q.waitForTimeout(6000)
  await p.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); await p.waitForTimeout(3000)
  console.log('p', JSON.stringify(await things('note')), JSON.stringify(await things('note-version')))
  console.log('q', JSON.stringify(await o.things('note')), JSON.stringify(await o.things('note-version')))
  await say('p note after'); await o.say('q note after'); await shot('2-note-after'); await o.shot('2-q-note-after')
})
await step('history', async () => { await buttons(); await p.getByRole('button', { name: /^سجل/  }).first().tap(); await p.waitForTimeout(800); await say('history', '[role=dialog]'); await shot('2-history', false); await p.keyboard.press('Escape') })
await step('settings', async () => { await p.goto('/settings'); await p.waitForTimeout(2500); await say('settings'); await shot('2-settings'); await buttons() })
await d.c.storageState({ path: '/tmp/gaps/state.json' })
await step('language', async () => { await p.goto('/settings'); await p.getByRole('button', { name: 'English' }).first().tap(); await p.waitForTimeout(2500); console.log('p', await p.locator('html').getAttribute('lang'), await p.locator('html').getAttribute('dir')); await say('settings en'); await shot('2-settings-en'); await q.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); await q.waitForTimeout(2500); console.log('q', await q.locator('html').getAttribute('lang')) })
console.log(email)
await b.close()
