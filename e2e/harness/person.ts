import { expect, type Page } from '@playwright/test'

const PASSWORD = 'seven quiet lanterns'

/** Makes an account and signs this page's device in to it, beside the forms. */
export async function signedInAs(page: Page, name: string): Promise<{ email: string; password: string }> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const answer = await page.request.post('/api/register', {
    data: { email, password: PASSWORD, firstName: name },
  })
  expect(answer.status()).toBe(201)
  await keepHandle(page, (await answer.json()).sessionId)
  return { email, password: PASSWORD }
}

/** Signs this page's device in to an account that there is. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  await keepHandle(page, (await answer.json()).sessionId)
}

/** The page has the handle from its next address on; what takes it away later is not undone. */
async function keepHandle(page: Page, handle: string): Promise<void> {
  await page.addInitScript((id) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('handle-given') === id) return
    sessionStorage.setItem('handle-given', id)
    localStorage.setItem('sessionId', id)
  }, handle)
}
