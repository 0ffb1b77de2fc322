import { completedEvent, signature, stripeServer } from '#shared/server/payments/testing/stripe-server.ts'
import { expect, expectAccessible, language } from './fixtures.ts'
import { administrator, testWithAdministrator } from './harness/administrator.ts'
import { signedInAs } from './harness/person.ts'

const SECRET = 'whsec_sample'
const stripe = await stripeServer()
const test = testWithAdministrator('buying', {
  STRIPE_SECRET_KEY: 'sk_test_sample',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_URL: stripe.url,
  PUBLIC_URL: 'http://rafiq.example',
})
const TITLE = 'Sample: knots'

test.use({ ...language('en'), serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })
test.afterAll(() => stripe.close())

test('a course is written with a price, bought, and its text read offline by the buyer alone', async ({
  page,
  browser,
  baseURL,
  network,
  noise,
}) => {
  noise.allow(/checkout\.stripe\.com/)
  test.setTimeout(120_000)
  const admin = await administrator(browser, baseURL)
  await admin.goto('/admin/courses/create')
  const editor = admin.getByRole('dialog', { name: 'Add a course' })
  await editor.getByLabel('Title: English', { exact: true }).fill(TITLE)
  await editor.getByLabel('Title: Arabic', { exact: true }).fill('مثال: العقد')
  await editor.getByLabel('Description: English').fill('A sample of a journey.')
  await editor.getByLabel('Description: Arabic').fill('مثال من رحلة.')
  await editor.getByLabel('Instructor: English').fill('Sample instructor')
  await editor.getByLabel('Instructor: Arabic').fill('مدرس مثال')
  await editor.getByLabel('Outcome 1: English').fill('To tie a knot')
  await editor.getByLabel('Outcome 1: Arabic').fill('ربط عقدة')
  await editor.getByLabel('Title of the module: English').fill('One')
  await editor.getByLabel('Title of the module: Arabic').fill('واحد')
  await editor.getByLabel('About the module: English').fill('The first knot.')
  await editor.getByLabel('About the module: Arabic').fill('العقدة الأولى.')
  await editor.getByRole('button', { name: 'Write a text' }).click()
  await editor.getByLabel('Title of the text: English').fill('Sample text')
  await editor.getByLabel('Title of the text: Arabic').fill('نص مثال')
  await editor.getByLabel('Text: English', { exact: true }).fill('Words for buyers.')
  await editor.getByLabel('Text: Arabic', { exact: true }).fill('كلمات للمشترين.')
  await editor.getByLabel('Price in US dollars').fill('12.50')
  await editor.getByText('Published', { exact: true }).click()
  await expectAccessible(admin)
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Course added').first()).toBeVisible()

  // A guest is sent to sign in; an account, to the payment page.
  await page.goto('/courses')
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).last()).toBeVisible()
  await expectAccessible(page)
  const address = page.url()
  await signedInAs(page, 'Hana')
  await page.goto(address)
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Payment page</title>' }),
  )
  await page.getByRole('button', { name: 'Buy for US$12.50' }).click()
  await expect(page).toHaveTitle('Payment page')

  await page.goto(`${address}?paid`)
  await expect(page.getByText(/Waiting for the payment/)).toBeVisible()
  const paid = completedEvent(stripe.requests[0]?.form.client_reference_id ?? '', {
    amount_total: 1250,
    payment_intent: 'pi_course',
    metadata: { purpose: 'course' },
  })
  const event = JSON.stringify(paid)
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signature(event, SECRET, new Date()),
  }
  expect((await page.request.post('/api/payments/events', { headers, data: event })).status()).toBe(200)
  await page.getByRole('link', { name: 'Sample text' }).click()
  await expect(page.getByText('Words for buyers.')).toBeVisible()
  await expectAccessible(page)

  const text = page.url()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByText('Words for buyers.')).toBeVisible()
  await network.cut()
  await page.reload()
  await expect(page.getByText('Words for buyers.')).toBeVisible()
  await network.restore()

  // Another person on the same device sees nothing of it.
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('You’re signed out', { exact: true })).toBeVisible()
  await signedInAs(page, 'Bilal')
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Buy for US$12.50' })).toBeVisible()
  await network.cut()
  await page.goto(text)
  await expect(page.getByRole('heading', { level: 1, name: 'Sample text' })).toBeVisible()
  await expect(page.getByText('Words for buyers.')).toHaveCount(0)
})
