import { FormatError } from '../format-error.ts'
import { ByteDictionary } from '../table/byte-dictionary.ts'

/** The distinct texts of a column, in the order of their first appearance. Nothing is trimmed; an empty text is a missing value. */
export class ExactTexts {
  readonly #bytes = new ByteDictionary()
  readonly #encoder = new TextEncoder()

  codeOf(bytes: Uint8Array, start: number, end: number): number {
    return end > start ? this.#bytes.codeOf(bytes, start, end) : -1
  }

  codeOfText(text: string): number {
    const bytes = this.#encoder.encode(text)
    return this.codeOf(bytes, 0, bytes.length)
  }

  /**
   * Parts that are not UTF-8 are replaced, and the texts that have any are counted. Two strings of bytes can then be one text: `merged` has the
   * place of each in `texts`.
   */
  finish(): { readonly texts: readonly string[]; readonly undecodable: number; readonly merged?: Int32Array } {
    try {
      return { texts: this.#bytes.texts(), undecodable: 0 }
    } catch (error) {
      if (!(error instanceof FormatError)) throw error
    }
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const places = new Map<string, number>()
    const merged = Int32Array.from({ length: this.#bytes.size }, (_, code) => {
      const { bytes, start, end } = this.#bytes.bytesOf(code)
      const text = decoder.decode(bytes.subarray(start, end))
      const place = places.get(text) ?? places.size
      places.set(text, place)
      return place
    })
    const texts = [...places.keys()]
    return { texts, undecodable: texts.filter((text) => text.includes('\uFFFD')).length, merged }
  }
}
