/** An id that no other device makes: 128 random bits. `crypto.randomUUID` is missing where the page came without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
