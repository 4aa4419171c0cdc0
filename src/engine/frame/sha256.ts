/** SHA-256 (FIPS 180-4), synchronous, for short inputs: the platform's own is asynchronous and not part of the language. */

const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n)

const fraction = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0
/** First 32 bits of the fractional parts of the cube roots and square roots of primes. */
const roundConstants = Int32Array.from(primes, (p) => fraction(Math.cbrt(p)))
export const initialState = Int32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)))

const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n))

/** The digest in lower-case hexadecimal, 64 characters. */
export function sha256(message: Uint8Array): string {
  const state = initialState.slice()
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0)
  const schedule = new Int32Array(64)
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let t = 0; t < 16; t++) schedule[t] = view.getInt32(offset + 4 * t)
    compress(state, schedule)
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Takes a block of 16 words, the first of the 64 of `w`, into the state; the other words of `w` are for its own use. */
export function compress(state: Int32Array, w: Int32Array): void {
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15] as number
    const y = w[t - 2] as number
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    w[t] = ((w[t - 16] as number) + s0 + (w[t - 7] as number) + s1) | 0
  }
  let [a, b, c, d] = [state[0] as number, state[1] as number, state[2] as number, state[3] as number]
  let [e, f, g, h] = [state[4] as number, state[5] as number, state[6] as number, state[7] as number]
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[t] as number) + (w[t] as number)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}
