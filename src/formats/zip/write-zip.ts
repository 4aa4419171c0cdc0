import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Beyond it fflate's counters wrap around, and the result would be unreadable. */
const MAX_BYTES = 2 ** 32 - 1

/** Writes a zip archive piece by piece; the result depends only on the contents. Throws a RangeError beyond 4 GB, unpacked or packed. */
export class ZipWriter {
  private readonly parts: Uint8Array<ArrayBuffer>[] = []
  private readonly zip: Zip
  private readonly most: number
  private written = 0
  private failure: Error | null = null

  constructor(most = MAX_BYTES) {
    this.most = most
    this.zip = new Zip((error, data) => {
      if (error !== null) this.failure = error
      else this.take(data)
    })
  }

  private take(data: Uint8Array): void {
    this.written += data.length
    if (this.written > this.most) this.failure ??= this.tooLarge()
    // A copy: the compressor may reuse its buffer.
    else this.parts.push(data.slice())
  }

  private tooLarge(): RangeError {
    return new RangeError(`more than ${this.most} bytes do not go into one file`)
  }

  /** Begins an entry and returns the function that takes its bytes; pass `last` with the final ones. `store`: without compression. */
  entry(name: string, { store = false } = {}): (bytes: Uint8Array, last?: boolean) => void {
    const file = store ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    // Not the clock: the earliest date that a zip can store.
    file.mtime = new Date(1980, 0, 1)
    this.zip.add(file)
    let taken = 0
    return (bytes, last = false) => {
      taken += bytes.length
      if (taken > this.most) this.failure ??= this.tooLarge()
      if (this.failure !== null) throw this.failure
      file.push(bytes, last)
      if (this.failure !== null) throw this.failure
    }
  }

  add(name: string, content: string | Uint8Array, options?: { store?: boolean }): void {
    this.entry(name, options)(typeof content === 'string' ? new TextEncoder().encode(content) : content, true)
  }

  finish(type: string): Blob {
    this.zip.end()
    if (this.failure !== null) throw this.failure
    return new Blob(this.parts, { type })
  }
}
