import { expect, type Page } from '@playwright/test'

const PASSWORD = 'seven quiet lanterns'

/** Creates an account and signs in this page's device without the forms. */
export async function signedInAs(page: Page, name: string): Promise<{ email: string; password: string }> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const answer = await page.request.post('/api/register', {
    data: { email, password: PASSWORD, firstName: name },
  })
  expect(answer.status()).toBe(201)
  await keepHandle(page, (await answer.json()).sessionId)
  return { email, password: PASSWORD }
}

/** Signs in this page's device to an existing account. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  await keepHandle(page, (await answer.json()).sessionId)
}

/** The page has the handle from the next navigation on; a later removal is not undone. */
async function keepHandle(page: Page, handle: string): Promise<void> {
  await page.addInitScript((id) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('handle-given') === id) return
    sessionStorage.setItem('handle-given', id)
    localStorage.setItem('sessionId', id)
  }, handle)
}
