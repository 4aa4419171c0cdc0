/** The minimum of WebM (Matroska, RFC 9559) that is seekable: length, one VP8 track, an index in front, one cluster per second. */
export interface EncodedFrame {
  readonly ms: number
  readonly isKey: boolean
  readonly bytes: Uint8Array
}

export interface Film {
  readonly width: number
  readonly height: number
  readonly ms: number
  readonly frames: readonly EncodedFrame[]
  /** Padding before the cluster of this second, so that the rest is far into the file. */
  readonly gap: { readonly second: number; readonly bytes: number }
}

const SECOND = 1000

function whole(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

function real(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

/** An element with a size of eight bytes. */
function element(id: string, ...content: (Uint8Array | string | number)[]): Buffer {
  const parts = content.map((part) =>
    typeof part === 'number' ? whole(part) : typeof part === 'string' ? Buffer.from(part) : part,
  )
  const body = Buffer.concat(parts)
  const size = whole(body.length)
  size[0] = 1
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

function cluster(start: number, frames: readonly EncodedFrame[]): Buffer {
  const blocks = frames.map(({ ms, isKey, bytes }) => {
    const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
    head.writeInt16BE(ms - start, 1)
    return element('a3', head, bytes)
  })
  return element('1f43b675', element('e7', start), ...blocks)
}

function index(clusters: readonly { readonly start: number; readonly at: number }[]): Buffer {
  return element(
    '1c53bb6b',
    ...clusters.map(({ start, at }) =>
      element('bb', element('b3', start), element('b7', element('f7', 1), element('f1', at))),
    ),
  )
}

export function writeWebm({ width, height, ms, frames, gap }: Film): Buffer {
  const pieces = Array.from({ length: Math.ceil(ms / SECOND) }, (_, second) => {
    const start = second * SECOND
    const own = frames.filter((frame) => Math.floor(frame.ms / SECOND) === second)
    const before = second === gap.second ? element('ec', Buffer.alloc(gap.bytes)) : Buffer.alloc(0)
    return { start, before, bytes: cluster(start, own) }
  })
  const info = element(
    '1549a966',
    element('2ad7b1', 1_000_000),
    element('4489', real(ms)),
    element('4d80', 'Slipstick'),
    element('5741', 'Slipstick'),
  )
  const video = element('e0', element('b0', width), element('ba', height))
  const track = [
    element('d7', 1),
    element('73c5', 1),
    element('83', 1),
    element('9c', 0),
    element('86', 'V_VP8'),
    video,
  ]
  const tracks = element('1654ae6b', element('ae', ...track))
  // computed first for its length: its numbers have a fixed width
  let at = info.length + tracks.length + index(pieces.map(({ start }) => ({ start, at: 0 }))).length
  const places = pieces.map(({ start, before, bytes }) => {
    const place = { start, at: at + before.length }
    at += before.length + bytes.length
    return place
  })
  const head = element(
    '1a45dfa3',
    element('4286', 1),
    element('42f7', 1),
    element('42f2', 4),
    element('42f3', 8),
    element('4282', 'webm'),
    element('4287', 2),
    element('4285', 2),
  )
  const body = pieces.flatMap(({ before, bytes }) => [before, bytes])
  return Buffer.concat([head, element('18538067', info, tracks, index(places), ...body)])
}
