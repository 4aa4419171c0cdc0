import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/calls/index.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'

interface Document {
  openapi: string
  paths: Record<string, { post: Operation }>
}
interface Operation {
  operationId: string
  security: object[]
  parameters: { name: string; in: string }[]
  requestBody: { content: Record<string, { schema: { properties: Record<string, object>; required: string[] } }> }
  responses: { 200: { content: Record<string, { schema: { properties: { data: { anyOf: object[] } } } }> } }
}

let server: TestServer
let document: Document
beforeAll(async () => {
  server = await startTestServer()
  document = (await (await server.fetch('/api/openapi.json')).json()) as Document
})
afterAll(() => server.stop())

const operation = (name: string) => document.paths[`/api/${name}`]?.post

test('the document is OpenAPI 3.1 and has every call of the contract', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths).sort()).toEqual(
    Object.keys(calls)
      .map((name) => `/api/${name}`)
      .sort(),
  )
})

test('a request is described as the contract checks it', () => {
  const schema = operation('Project/add')?.requestBody.content['application/json']?.schema
  expect(schema?.required).toEqual(['name'])
  expect(schema?.properties.storage).toMatchObject({ enum: ['device', 'cloud'], default: 'device' })
})

test('every reference of the document leads somewhere in it', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)
  const resolved = references.map((reference) =>
    reference
      ?.slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document),
  )
  expect(resolved.every((node) => node !== undefined)).toBe(true)
})

test('writes require a key, calls with a session a token, and binary bodies are declared as such', () => {
  expect(operation('Notice/read')?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }])
  expect(operation('User/detail')?.security).toEqual([{ token: [] }])
  expect(operation('Notice/index')?.security).toEqual([{ token: [] }, {}])
  expect(operation('User/login')?.security).toEqual([])
  expect(operation('Dataset/uploadChunk')?.parameters.map(({ name }) => name)).toEqual(['upload', 'offset'])
  expect(operation('Dataset/uploadChunk')?.requestBody.content).toHaveProperty('application/octet-stream')
  expect(operation('Dataset/source')?.responses[200].content).toHaveProperty('application/octet-stream')
})
