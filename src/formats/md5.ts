import type { ReadContext } from './read-context.ts'
import { yieldToMessages } from './yield-to-messages.ts'

/** Bytes read at a time: a whole number of blocks. */
const PIECE = 1 << 20

/**
 * MD5 (RFC 1321) of a file as 32 hexadecimal digits, because base R can compute it (`tools::md5sum`). Web Crypto cannot. It detects a wrong
 * file, not an attack.
 */
export async function md5(file: Blob, { signal }: ReadContext = {}): Promise<string> {
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
  let from = 0
  for (; from + PIECE <= file.size; from += PIECE) {
    signal?.throwIfAborted()
    addBlocks(state, new DataView(await file.slice(from, from + PIECE).arrayBuffer()))
    await yieldToMessages()
  }
  addBlocks(state, lastBlocks(new Uint8Array(await file.slice(from).arrayBuffer()), file.size))
  const digits = new DataView(new ArrayBuffer(16))
  state.forEach((word, k) => {
    digits.setInt32(4 * k, word, true)
  })
  return Array.from(new Uint8Array(digits.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The last bytes of the file padded as the RFC requires: a 1 bit, zeros, and the length of the whole file in bits. */
function lastBlocks(rest: Uint8Array, length: number): DataView {
  const padded = new Uint8Array(Math.ceil((rest.length + 9) / 64) * 64)
  padded.set(rest)
  padded[rest.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(length) * 8n, true)
  return view
}

const sines = Int32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32))
/** Which word of the block each of the 64 operations adds. `turns` is how far it rotates the sum. */
const order = Uint8Array.from({ length: 64 }, (_, i) => ([i, 5 * i + 1, 3 * i + 5, 7 * i][i >> 4] as number) & 15)
const turns = Uint8Array.from(
  { length: 64 },
  (_, i) => [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21][4 * (i >> 4) + (i & 3)] as number,
)

function addBlocks(state: Int32Array, bytes: DataView): void {
  const words = new Int32Array(16)
  for (let block = 0; block < bytes.byteLength; block += 64) {
    for (let k = 0; k < 16; k++) words[k] = bytes.getInt32(block + 4 * k, true)
    let a = state[0] as number
    let b = state[1] as number
    let c = state[2] as number
    let d = state[3] as number
    for (let i = 0; i < 64; i++) {
      const mixed = i < 16 ? (b & c) | (~b & d) : i < 32 ? (b & d) | (c & ~d) : i < 48 ? b ^ c ^ d : c ^ (b | ~d)
      const sum = (a + mixed + (sines[i] as number) + (words[order[i] as number] as number)) | 0
      const turn = turns[i] as number
      a = d
      d = c
      c = b
      b = (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0
    }
    state[0] = (state[0] as number) + a
    state[1] = (state[1] as number) + b
    state[2] = (state[2] as number) + c
    state[3] = (state[3] as number) + d
  }
}
