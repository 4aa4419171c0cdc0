import type { PackedFile } from '#contract/offline-files.ts'

export interface UnpackedFile {
  readonly url: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** Yields the files of a pack, each as soon as it is complete, so that files before a cut are kept. Throws if the pack ends early. */
export async function* filesIn(pack: ReadableStream<Uint8Array>): AsyncGenerator<UnpackedFile> {
  const reader = new Reader(pack.getReader())
  const head = JSON.parse(new TextDecoder().decode(await reader.line())) as PackedFile[]
  for (const [url, bytes] of head) yield { url, content: await reader.take(bytes) }
}

class Reader {
  private chunks: Uint8Array[] = []
  private length = 0

  private readonly source: ReadableStreamDefaultReader<Uint8Array>

  constructor(source: ReadableStreamDefaultReader<Uint8Array>) {
    this.source = source
  }

  private async more(): Promise<void> {
    const { done, value } = await this.source.read()
    if (done) throw new Error('the pack ends before its last file')
    this.chunks.push(value)
    this.length += value.length
  }

  async take(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
    while (this.length < bytes) await this.more()
    const taken = new Uint8Array(bytes)
    let filled = 0
    while (filled < bytes) {
      const [first] = this.chunks
      if (!first) break
      const part = first.subarray(0, bytes - filled)
      taken.set(part, filled)
      filled += part.length
      if (part.length === first.length) this.chunks.shift()
      else this.chunks[0] = first.subarray(part.length)
    }
    this.length -= bytes
    return taken
  }

  /** Up to and including the first line feed. */
  async line(): Promise<Uint8Array<ArrayBuffer>> {
    const feed = 10
    for (let looked = 0, bytes = 0; ; looked++) {
      while (this.chunks.length <= looked) await this.more()
      const chunk = this.chunks[looked]
      const at = chunk?.indexOf(feed) ?? -1
      if (at >= 0) return this.take(bytes + at + 1)
      bytes += chunk?.length ?? 0
    }
  }
}
