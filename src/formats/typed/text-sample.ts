const MOST = 64 << 10

/** Texts of a file by which its encoding is recognised: the dictionary's, and 64 KB of cells. */
export class TextSample {
  readonly #sure = new Bytes()
  readonly #doubtful = new Bytes()
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true })
  readonly #gb18030 = new TextDecoder('gb18030', { fatal: true })

  /** Whether there is enough. */
  get isFull(): boolean {
    return this.#sure.size >= MOST
  }

  /**
   * Adds a text that is not ASCII. The width of a field can have cut its last character, which no encoding has then: it counts only if there is no
   * other.
   */
  add(text: Uint8Array): void {
    let end = text.length
    while (end > 0 && (text[end - 1] === 0x20 || text[end - 1] === 0)) end -= 1
    const trimmed = text.subarray(0, end)
    if (!trimmed.some((byte) => byte >= 0x80)) return
    const isCut =
      (trimmed[end - 1] as number) >= 0x80 && !decodes(this.#utf8, trimmed) && !decodes(this.#gb18030, trimmed)
    const bytes = isCut ? this.#doubtful : this.#sure
    if (bytes.size < MOST) bytes.add(trimmed)
  }

  /** Empty if all texts are ASCII. */
  bytes(): Uint8Array {
    return this.#sure.size > 0 ? this.#sure.all() : this.#doubtful.all()
  }
}

class Bytes {
  readonly #parts: Uint8Array[] = []
  size = 0

  add(bytes: Uint8Array): void {
    this.#parts.push(bytes.slice())
    this.size += bytes.length + 1
  }

  /** The texts in lines. */
  all(): Uint8Array {
    const all = new Uint8Array(this.size).fill(0x0a)
    let at = 0
    for (const part of this.#parts) {
      all.set(part, at)
      at += part.length + 1
    }
    return all
  }
}

function decodes(decoder: TextDecoder, bytes: Uint8Array): boolean {
  try {
    decoder.decode(bytes)
    return true
  } catch {
    return false
  }
}
