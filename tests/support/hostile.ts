import { gzipSync } from 'node:zlib'
import { type Leaf, placesOf, valueAt, withValue } from './sample-request.ts'

/** Occurs in every hostile text, and must not be returned in a header. */
export const MARK = 'hostile7c1'
const HUGE = 1024 * 1024
const DEEP = 100_000

/** Texts that naive code misinterprets. */
const TEXTS = [
  `'; drop table users; -- ${MARK}`,
  `${MARK}" or 1=1) /* \\`,
  `%_\\%${MARK}$1 :name @@x ?`,
  `\0${MARK}`,
  `${MARK}\ud800`,
  `\udfff${MARK}`,
  `${MARK}\r\nX-Injected: yes\r\n\r\n<script>`,
  `../../../etc/${MARK}`,
  `\u202e${MARK}\ufeff\u2028`,
  '__proto__',
  'constructor',
  'prototype',
  'NaN',
  '-1',
  '1e400',
  '9007199254740992',
  '',
  MARK.padEnd(HUGE, 'x'),
]

const nested = (open: string, close: string, inside = '') => `${open.repeat(DEEP)}${inside}${close.repeat(DEEP)}`

/** Valid and invalid JSON literals, in place of any value. */
const LITERALS = [
  ...'null true -1 1.5 -0 1e400 -1e400 9007199254740992 2147483648 9223372036854775808'.split(' '),
  ...'NaN Infinity 0x10 01 undefined [] {} [[[]]] [null] {"length":1e9}'.split(' '),
  "'a'",
  '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}',
  nested('[', ']'),
  nested('{"a":', '}', '1'),
]

const PLACE = '@@place@@'

/** The text of a request with a literal in place of one value. */
export function withLiteral(request: unknown, path: Leaf['path'], literal: string): string {
  return JSON.stringify(withValue(request, path, PLACE)).replace(JSON.stringify(PLACE), () => literal)
}

/** Replacements of a text, or of any other value. */
export function literalsFor(isText: boolean): readonly string[] {
  return isText ? [...TEXTS.map((text) => JSON.stringify(text)), ...LITERALS] : LITERALS
}

const POLLUTION = { polluted: 'yes', prototype: { polluted: 'yes' } }

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The request with a key that names a prototype, in each of its objects in turn. */
export function withPrototypes(request: object): string[] {
  const objects = [[], ...placesOf(request)].filter((path) => isObject(valueAt(request, path)))
  return objects.flatMap((path) =>
    ['__proto__', 'constructor', 'prototype'].map((key) => {
      const own = Object.fromEntries([[key, POLLUTION], ...Object.entries(valueAt(request, path) as object)])
      return JSON.stringify(withValue(request, path, own))
    }),
  )
}

/** The request with each of its keys duplicated in turn; the first of both has a false value. */
export function withTwins(request: object): string[] {
  const text = JSON.stringify(request)
  return Object.keys(request).map((key) => `{${JSON.stringify(key)}:"${MARK}",${text.slice(1)}`)
}

interface HostileBody {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer<ArrayBuffer>
}

const JSON_TYPE = { 'Content-Type': 'application/json' }
const BOMB = gzipSync(Buffer.alloc(64 * HUGE))

/** Bodies that every call refuses. */
export const bodies: Readonly<Record<string, HostileBody>> = {
  'a hundred thousand brackets': { headers: JSON_TYPE, body: nested('[', ']') },
  'a hundred thousand brackets that stay open': { headers: JSON_TYPE, body: '['.repeat(DEEP) },
  'objects in objects': { headers: JSON_TYPE, body: nested('{"a":', '}', '1') },
  'a list': { headers: JSON_TYPE, body: '[{}]' },
  'a text': { headers: JSON_TYPE, body: `"${MARK}"` },
  'a number': { headers: JSON_TYPE, body: '1e400' },
  nothing: { headers: JSON_TYPE, body: 'null' },
  'no UTF-8': {
    headers: JSON_TYPE,
    body: Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]),
  },
  'UTF-16': { headers: { 'Content-Type': 'application/json; charset=utf-16' }, body: Buffer.from('{}', 'utf16le') },
  'a mark of byte order': { headers: JSON_TYPE, body: '\ufeff{}' },
  'a form': { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: `a=${MARK}` },
  'plain text': { headers: { 'Content-Type': 'text/plain' }, body: '{}' },
  XML: {
    headers: { 'Content-Type': 'application/xml' },
    body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
  },
  'parts without a boundary': { headers: { 'Content-Type': 'multipart/form-data' }, body: '--' },
  'parts with an empty boundary': { headers: { 'Content-Type': 'multipart/form-data; boundary=' }, body: '--' },
  'parts that never begin': { headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--y\r\n\r\n' },
  'a type that is none': { headers: { 'Content-Type': `${MARK};;;=` }, body: '{}' },
  'a gzip bomb': { headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, body: BOMB },
  'an encoding that nobody knows': { headers: { ...JSON_TYPE, 'Content-Encoding': MARK }, body: '{}' },
}

/** Invalid or excessive header lines, as sent. */
export const headerLines: readonly string[] = [
  `Authorization: Bearer ${MARK.padEnd(100_000, 'x')}`,
  `Authorization: Bearer ${MARK} ${MARK}`,
  'Authorization: Basic Og==',
  'Authorization:',
  `Idempotency-Key: ${MARK}`,
  'Idempotency-Key: 01900000-0000-7000-8000-000000000001, 01900000-0000-7000-8000-000000000002',
  'Idempotency-Key: 01900000-0000-7000-8000-000000000001\r\nIdempotency-Key: 01900000-0000-7000-8000-000000000002',
  `Accept-Language: ${`${MARK};q=9,`.repeat(500)}zh;q=NaN`,
  `Accept-Encoding: ${MARK};q=x, *;q=9`,
  `X-Forwarded-For: ${MARK}, ', \\, ::::`,
  `X-Forwarded-For: ${'1.1.1.1,'.repeat(1000)}`,
  `Host: ${MARK}\r\nHost: another`,
  `Origin: https://${MARK}.example`,
  `Cookie: ${MARK}=${MARK}`,
  `X-Http-Method-Override: DELETE`,
  `Expect: ${MARK}`,
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Content-Length: 0',
  'Content-Length: -1',
  'Content-Length: 2, 3',
  `${MARK}: \x01\x7f`,
  `X-Folded: a\r\n ${MARK}`,
  `X-Nul: \0${MARK}`,
]

export const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'POKE'] as const
