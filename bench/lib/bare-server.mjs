// The bare framework: answers each path of `process.argv[2]` (JSON: path → { type, coding, body in base64 }) by a constant.
import Fastify from 'fastify'

const app = Fastify({ logger: false })
for (const [path, { type, coding, body }] of Object.entries(JSON.parse(process.argv[2]))) {
  const bytes = Buffer.from(body, 'base64')
  app.get(path, (_, reply) => {
    reply.header('content-type', type)
    if (coding) reply.header('content-encoding', coding)
    reply.send(bytes)
  })
}
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
process.on('SIGTERM', () => process.exit(0))
