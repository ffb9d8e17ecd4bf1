// Validation of requests by the schemas of routes, and the JSON Schema that the server publishes.
import { newTable, sitBody, UNREADABLE_NAME } from '@hustings/protocol/schemas'
import fastify, { type FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { type ValibotTypeProvider, validatorCompiler } from './schemas.ts'

describe('a route with a schema', () => {
  let app: FastifyInstance
  beforeAll(() => {
    app = fastify()
    app.setValidatorCompiler(validatorCompiler)
    const number = v.pipe(v.string(), v.toNumber(), v.number(), v.integer())
    app
      .withTypeProvider<ValibotTypeProvider>()
      .post('/:number', { schema: { params: v.object({ number }), body: sitBody } }, ({ params, body }) => ({
        next: params.number + 1,
        ...body,
      }))
  })

  const answerTo = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json()

  it('receives the output of its schemas', async () => {
    expect(await answerTo('/41', {})).toEqual({ next: 42, bot: null })
  })

  it.each([
    ['another type', '/1', { bot: 5 }],
    ['an unknown field', '/1', { seat: 'red' }],
    ['a list', '/1', []],
    ['no number in the address', '/one', {}],
    ['a fraction in the address', '/1.5', {}],
  ])('rejects %s as malformed', async (_, url, payload) => {
    expect(await answerTo(url, payload)).toMatchObject({ statusCode: 400, message: 'malformed' })
  })
})

describe('a refused name', () => {
  const validate = validatorCompiler({ schema: newTable, method: 'PUT', url: '/' })
  const table = { name: '!!!', options: {}, game: 'ballot' }
  it('yields a separate code if it is the only fault', () => {
    expect(validate(table)).toMatchObject({ error: { trouble: { code: UNREADABLE_NAME } } })
    expect(validate({ ...table, listed: 1 })).toMatchObject({ error: { trouble: { code: 'malformed' } } })
    expect(validate({ ...table, name: '' })).toMatchObject({ error: { trouble: { code: 'malformed' } } })
  })
})

describe('the published schema of a request', () => {
  it('contains required fields, and the bounds of a name without extra spaces', () => {
    expect(jsonSchemaOf(newTable)).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['name', 'options', 'game'],
      properties: { name: { type: 'string', minLength: 1, maxLength: 60 }, turnSeconds: { nullable: true } },
    })
  })

  it('omits an empty list of required fields, which OpenAPI 3.0 forbids', () => {
    expect(jsonSchemaOf(sitBody)).not.toHaveProperty('required')
  })

  let server: TestServer
  beforeAll(async () => {
    server = await testServer({})
  })

  it('appears in the OpenAPI document for each route with a body', async () => {
    const { paths } = await new TestPerson(server.url, 'x').get<{
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: unknown }> } }>>
    }>('/openapi.json')
    const schema = paths['/api/v1/tables/{id}']?.put?.requestBody?.content['application/json']?.schema
    expect(schema).toMatchObject(JSON.parse(JSON.stringify(jsonSchemaOf(newTable))))
    const bodies = Object.values(paths).flatMap((verbs) => Object.values(verbs).flatMap((one) => one.requestBody ?? []))
    expect(bodies.length).toBeGreaterThan(20)
    for (const { content } of bodies) {
      for (const body of Object.values(content)) expect(JSON.stringify(body.schema)).toMatch(/"type":"object"/)
    }
  })
})
