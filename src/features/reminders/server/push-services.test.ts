import { describe, expect, it } from 'vitest'
import { readSettings } from '#shared/server/settings.ts'
import { parsePushServices } from './push-services.ts'

const isKnown = parsePushServices(readSettings({}).PUSH_SERVICES)

describe('parsePushServices', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-by3p.notify.windows.com/w/?token=a',
    'https://fcm.googleapis.com:443/a',
  ])('allows %s', (endpoint) => expect(isKnown(endpoint)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://fcm.googleapis.com@127.0.0.1/a',
    'https://user:secret@fcm.googleapis.com/a',
    'https://evil.example/?fcm.googleapis.com',
    'https://127.0.0.1/#fcm.googleapis.com',
    'https://evilnotify.windows.com/a',
    'https://notify.windows.com/a',
    'https://evil.example\\.push.apple.com/a',
    'https://localhost/a',
    'https://[::1]/a',
    'https://0x7f000001/a',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/a',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('rejects %j', (endpoint) => {
    expect(isKnown(endpoint)).toBe(false)
  })

  it('allows a configured origin, but no other port or host', () => {
    const own = parsePushServices('http://127.0.0.1:8088')
    expect(own('http://127.0.0.1:8088/a')).toBe(true)
    for (const other of ['http://127.0.0.1:8089/a', 'https://127.0.0.1:8088/a', 'http://127.0.0.2:8088/a']) {
      expect(own(other), other).toBe(false)
    }
  })
})
