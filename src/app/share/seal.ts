import { FORMAT, formatOf, type Snapshot, snapshotSchema } from './snapshot.ts'

/** Bytes of the head: the format, and the initialisation vector of AES-GCM (NIST SP 800-38D recommends 96 bits). */
const IV_BYTES = 12
const HEAD_BYTES = 1 + IV_BYTES
const KEY_BYTES = 32
/** Most bytes of an unpacked snapshot: a small ciphertext may be made to fill the memory of its reader. */
const MOST_UNPACKED = 200 * 1024 * 1024

/** Why a share cannot be shown: another key, or not what was encrypted; or a newer program made it. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken'
  readonly reason: 'unreadable' | 'newer'

  constructor(reason: SealBroken['reason']) {
    super(reason)
    this.reason = reason
  }
}

interface Sealed {
  /** The format, the initialisation vector, and the ciphertext with its tag. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** base64url of the 256-bit key. */
  readonly key: string
}

/** The format is authenticated, so that nobody can have a snapshot read as one of another format. */
const algorithm = (format: number, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`share ${format}`),
})

/** Packs a snapshot and encrypts it with a key of its own. */
export async function seal(snapshot: Snapshot): Promise<Sealed> {
  const raw = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const packed = new Blob([JSON.stringify(snapshot)]).stream().pipeThrough(new CompressionStream('gzip'))
  const format = formatOf(snapshot)
  const ciphertext = await crypto.subtle.encrypt(algorithm(format, iv), key, await new Response(packed).arrayBuffer())
  const bytes = new Uint8Array(HEAD_BYTES + ciphertext.byteLength)
  bytes.set([format, ...iv])
  bytes.set(new Uint8Array(ciphertext), HEAD_BYTES)
  return { bytes, key: toBase64Url(raw) }
}

/** The snapshot in sealed bytes. Throws SealBroken. */
export async function unseal(bytes: Uint8Array<ArrayBuffer>, key: string): Promise<Snapshot> {
  const format = bytes[0] ?? 0
  if (format > FORMAT) throw new SealBroken('newer')
  try {
    const raw = fromBase64Url(key)
    if (raw.length !== KEY_BYTES) throw new SealBroken('unreadable')
    const opened = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
    const iv = bytes.slice(1, HEAD_BYTES)
    const packed = await crypto.subtle.decrypt(algorithm(format, iv), opened, bytes.slice(HEAD_BYTES))
    return snapshotSchema.parse(JSON.parse(await unpacked(packed)))
  } catch {
    throw new SealBroken('unreadable')
  }
}

async function unpacked(packed: ArrayBuffer): Promise<string> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > MOST_UNPACKED) throw new SealBroken('unreadable')
    text += decoder.decode(value, { stream: true })
  }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Throws if the text is not base64url. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
