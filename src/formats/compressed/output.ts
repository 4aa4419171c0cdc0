/** What is unpacked, of which the end is looked back at. Its size is checked before it grows. */
export class Output {
  bytes = new Uint8Array(1 << 16)
  size = 0
  readonly #check: (size: number) => void

  /** @param check gets the size to come, and throws if it is too large */
  constructor(check: (size: number) => void) {
    this.#check = check
  }

  /** Makes room for so many more bytes. */
  reserve(more: number): void {
    const needed = this.size + more
    this.#check(needed)
    if (needed <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(needed, 2 * this.bytes.length))
    larger.set(this.bytes.subarray(0, this.size))
    this.bytes = larger
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.size)
  }
}

/** The packed bytes contradict their format. */
export class BadStream extends Error {
  readonly at: number

  constructor(at: number) {
    super(`bad stream at ${at}`)
    this.at = at
  }
}

/** The packed bytes are of a kind that is not unpacked here. */
export class OtherStream extends Error {}

export interface Unpacking {
  /** Stops once so many bytes are unpacked; nothing is checked then. */
  readonly most?: number
  readonly check: (size: number) => void
  /** Awaited between pieces of at most 2 MB. */
  readonly pause: () => Promise<void>
}
