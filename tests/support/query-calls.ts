import type { CallName } from '#contract/calls/index.ts'

const FORM = 'multipart/form-data; boundary=b'

/** The calls whose request is in the query, because their body is a file: its type, and a body of these bytes. */
const bodies = {
  'Dataset/uploadChunk': { type: 'application/octet-stream', bodyOf: (bytes: string) => bytes },
  'Share/add': { type: 'application/octet-stream', bodyOf: (bytes: string) => bytes },
  'Plotrecord/upload': {
    type: FORM,
    bodyOf: (bytes: string) =>
      `--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${bytes}\r\n--b--\r\n`,
  },
} as const
export type QueryCall = keyof typeof bodies
export const queryCalls = Object.keys(bodies) as readonly QueryCall[]

export function isQueryCall(name: CallName): name is QueryCall {
  return Object.hasOwn(bodies, name)
}

/** The address, the type and the body of a call. */
export function partsOf(name: CallName, request: unknown, bytes = 'x') {
  if (!isQueryCall(name)) return { path: `/api/${name}`, type: 'application/json', body: JSON.stringify(request) }
  const query = new URLSearchParams(request as Record<string, string>)
  return { path: `/api/${name}?${query}`, type: bodies[name].type, body: bodies[name].bodyOf(bytes) }
}
