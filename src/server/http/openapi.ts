import * as z from 'zod/mini'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/index.ts'
import { assistantCodes, codes, moneyCodes } from '#contract/codes.ts'

type Json = Record<string, unknown>

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const BINARY = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
const FORM = {
  'multipart/form-data': {
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  },
}

/** Bodies other than JSON. */
const bodies: Readonly<Record<string, Json>> = {
  'Upload/upload': FORM,
  'Plotrecord/upload': FORM,
  'Dataset/uploadChunk': BINARY,
  'Share/add': BINARY,
}
const answers: Readonly<Record<string, Json>> = {
  'Chat/stream': { 'text/event-stream': { schema: { type: 'string' } } },
  'Dataset/source': BINARY,
  'Invoicing/file': BINARY,
  'Share/open': BINARY,
  'Plotrecord/downloadDemoData': BINARY,
  'Plotrecord/download': BINARY,
}

function envelope(data: Json): Json {
  return {
    type: 'object',
    required: ['status', 'msg', 'data', 'request_id'],
    properties: {
      status: { type: 'integer', description: 'Decides; the HTTP status is 200 for every handled reply' },
      msg: { type: 'string', description: 'In the language of Accept-Language' },
      data: { anyOf: [data, { type: 'null' }] },
      code: {
        type: 'string',
        enum: Object.keys({ ...codes, ...moneyCodes, ...assistantCodes }),
        description: 'Absent on success',
      },
      params: { type: 'object' },
      request_id: { type: 'string' },
    },
  }
}

function queryOf(schema: Json): Json[] {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

function operation(name: string, call: Call): Json {
  const request = jsonSchema(call.request, 'input')
  const body = bodies[name]
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }
  return {
    operationId: name.replace('/', '.'),
    tags: [name.slice(0, name.indexOf('/'))],
    summary: call.summary,
    security: call.auth === 'token' ? [{ token: [] }] : call.auth === 'optional' ? [{ token: [] }, {}] : [],
    parameters: [...(call.effect === 'write' ? [key] : []), ...(body ? queryOf(request) : [])],
    requestBody: { required: true, content: body ?? { 'application/json': { schema: request } } },
    responses: {
      200: {
        description: 'A handled reply, of whatever status',
        content: { 'application/json': { schema: envelope(jsonSchema(call.reply, 'output')) }, ...answers[name] },
      },
    },
  }
}

/** The OpenAPI 3.1 document of the contract. */
export function openApiDocument(): Json {
  const table: Readonly<Record<string, Call>> = calls
  return {
    openapi: '3.1.0',
    info: { title: 'Slipstick 算尺', version: '1' },
    servers: [{ url: '/' }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(
      Object.entries(table).map(([name, call]) => [`/api/${name}`, { post: operation(name, call) }]),
    ),
  }
}
