import { browser, device } from './.tmp-lib.mjs'
const b = await browser()
const d = await device(b, { clock: '2026-10-23T17:05:00Z' })
const { p, at, shot, say, things, zone } = d
const step = async (n, f) => { console.log('##', n); try { await f() } catch (e) { console.log('  !!', e.message.split('\n').slice(0, 6).join(' / ')); await shot('fail-' + n.replace(/\W+/g, '-')) } }
const go = (x) => p.goto(x)
const count = async (n) => { await go('/tasbih/subhanallah-100'); await p.locator('main button.select-none').waitFor(); for (let i = 0; i < n; i++) await p.locator('main button.select-none').tap() }
await step('home', async () => { await go('/'); await p.waitForTimeout(1500); await shot('1-home'); await say('home') })
await step('tasbih', async () => { await count(12); await shot('1-tasbih', false); await say('tasbih'); console.log(await things('dhikr-count')) })
await step('log', async () => { await go('/prayer-log'); await p.locator('#day').waitFor(); await shot('1-log'); await say('log', '#day') })
await step('mark', async () => { await p.getByRole('button', { name: 'Dhuhr: In its time' }).tap(); await p.getByRole('button', { name: 'Asr: After its time' }).tap(); await say('marked', '#day'); console.log(await things('prayer-log')) })
await step('goals', async () => { await go('/goals'); await p.waitForTimeout(800); await shot('1-goals'); await say('goals') })
await step('goal made', async () => { await p.getByRole('button', { name: /pages? of the Quran|page a day/i }).first().tap(); await p.waitForTimeout(500); await shot('1-goal-form', false); await p.getByRole('dialog').getByRole('button', { name: /Save|Set|Keep|Begin|Add/ }).last().tap(); await say('goal made') })
await step('dst', async () => {
  await at('2026-10-24T22:58:00Z') // 23:58 BST Sat
  await count(3); await p.waitForTimeout(300); console.log('sat 23:58', await things('dhikr-count'))
  // stay on the page over midnight
  await p.clock.fastForward('05:00'); await p.locator('main button.select-none').tap(); await p.waitForTimeout(300); console.log('sun 00:03', await things('dhikr-count'))
  await p.clock.fastForward('01:30:00'); await p.locator('main button.select-none').tap(); await p.waitForTimeout(300); console.log('01:33 BST', await things('dhikr-count'))
  await p.clock.fastForward('01:00:00'); await p.locator('main button.select-none').tap(); await p.waitForTimeout(300); console.log('01:33 GMT', await things('dhikr-count'))
  await go('/prayer-log'); await p.locator('#day').waitFor(); await say('dst log', '#day')
  await go('/dhikr'); await p.waitForTimeout(800); await say('dhikr'); await shot('1-dhikr')
  await go('/'); await p.waitForTimeout(1500); await say('home dst night'); await shot('1-home-dst', false)
})
await step('travel', async () => {
  await at('2026-10-26T20:00:00Z'); await zone('Pacific/Auckland'); // already 27 there
  await go('/'); await p.waitForTimeout(1500); await say('home travelled'); await shot('1-home-travel', false)
  await count(2); console.log(await things('dhikr-count'))
  await zone('America/Los_Angeles'); await go('/prayer-log'); await p.locator('#day').waitFor(); await say('LA log', '#day'); await go('/dhikr'); await p.waitForTimeout(800); await say('dhikr LA'); await go('/goals'); await p.waitForTimeout(800); await say('goals LA')
  await count(1); console.log(await things('dhikr-count'))
})
await step('clock back', async () => {
  await zone('Europe/London'); await at('2026-10-20T12:00:00Z'); await count(4); console.log(await things('dhikr-count'))
  await go('/dhikr'); await p.waitForTimeout(800); await say('dhikr back'); await shot('1-dhikr-back')
  await go('/goals'); await p.waitForTimeout(800); await say('goals back'); await shot('1-goals-back')
  await go('/prayer-log'); await p.locator('#day').waitFor(); await say('log back'); await go('/dashboard'); await p.waitForTimeout(1200); await say('dashboard back'); await shot('1-dash-back')
})
await b.close()
