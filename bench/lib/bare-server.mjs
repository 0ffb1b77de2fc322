// The reference for the measurements: Fastify with constant answers. The parent process sends the answers and
// receives the address.
import Fastify from 'fastify'

process.once('disconnect', () => process.exit())
process.once('message', async (constants) => {
  const app = Fastify()
  for (const { path, type, coding, body } of constants) {
    const headers = { 'content-type': type, ...(coding && { 'content-encoding': coding }) }
    app.get(path, (_request, reply) => {
      reply.headers(headers).send(body)
    })
  }
  process.send(await app.listen({ host: '127.0.0.1', port: 0 }))
})
