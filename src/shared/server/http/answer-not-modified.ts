import etag from '@fastify/etag'
import fresh from 'fresh'
import type { RafiqServer } from '../services.ts'

const bodyHeaders = ['content-type', 'content-encoding', 'content-length']

/**
 * Gives every answer an `ETag`, and answers 304 without a body if the client has it already (RFC 9110,
 * 13.1.2).
 */
export async function answerNotModified(app: RafiqServer): Promise<void> {
  // Replaces the plugin's comparison of tags, which does not support lists and `*`.
  await app.register(etag, { replyWith304: false })
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method, headers } = request
    const mayBeFresh = headers['if-none-match'] !== undefined && (method === 'GET' || method === 'HEAD')
    if (!mayBeFresh || reply.statusCode !== 200 || !fresh(headers, reply.getHeaders())) {
      return done(null, payload)
    }
    for (const name of bodyHeaders) reply.removeHeader(name)
    reply.code(304)
    // The framework drops the body of HEAD answers itself, after reading its length.
    done(null, method === 'HEAD' ? payload : null)
  })
}
