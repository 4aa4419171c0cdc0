const SPACE = 0x20
const limit = 64 << 10

/**
 * Texts of a file by which its encoding is guessed: those with other characters than ASCII, at most 64 KB. A text that fills its field may be
 * cut within its last character, so it counts only if there is no other.
 */
export class TextSample {
  #whole: number[] = []
  #full: number[] = []

  get isEnough(): boolean {
    return this.#whole.length >= limit
  }

  add(bytes: Uint8Array, from = 0, to = bytes.length): void {
    let end = to
    while (end > from && (bytes[end - 1] === SPACE || bytes[end - 1] === 0)) end -= 1
    const chosen = end === to ? this.#full : this.#whole
    if (chosen.length >= limit) return
    let isAscii = true
    for (let at = from; at < end && isAscii; at++) isAscii = (bytes[at] as number) < 0x80
    if (isAscii) return
    for (let at = from; at < end; at++) chosen.push(bytes[at] as number)
    chosen.push(SPACE)
  }

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#whole.length > 0 ? this.#whole : this.#full.slice(0, -1))
  }
}
