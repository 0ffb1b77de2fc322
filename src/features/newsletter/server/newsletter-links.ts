import { unsubscribe } from '../core/newsletter.contract.ts'

/** The page that confirms or ends a subscription. `base` is the public URL. */
export const newsletterLink = (token: string, base: string): string => withToken('/newsletter', token, base)

/** RFC 8058: mail programs show a button that ends the subscription with one request. */
export const unsubscribeHeaders = (token: string, base: string) => ({
  'List-Unsubscribe': `<${withToken(unsubscribe.path, token, base)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function withToken(path: string, token: string, base: string): string {
  const url = new URL(path, base)
  url.searchParams.set('token', token)
  return url.href
}
