import { FormatError } from '../format-error.ts'

/** As for a record of a text file; Excel itself allows 32 767 characters. */
const longestText = 16 << 20

/** Collects the text of `t` elements, except those within `rPh`. */
export class RichText {
  value = ''
  private run = ''
  private inText = false
  private phonetic = 0

  clear(): void {
    this.value = ''
    this.run = ''
    this.inText = false
    this.phonetic = 0
  }

  open(name: string): void {
    if (name === 't') this.inText = this.phonetic === 0
    else if (name === 'rPh') this.phonetic++
  }

  close(name: string): void {
    if (name === 't') this.endRun()
    else if (name === 'rPh') this.phonetic--
  }

  add(piece: string): void {
    if (this.inText) this.run = longer(this.run, piece)
  }

  /** Joins the pieces of a run before decoding: `_x000D_` may be split in two. */
  private endRun(): void {
    this.value = longer(this.value, unescaped(this.run))
    this.run = ''
    this.inText = false
  }
}

/** Throws `cell-too-long`. */
export function longer(text: string, piece: string): string {
  if (text.length + piece.length > longestText) throw new FormatError('cell-too-long', { limit: longestText >> 20 })
  return text + piece
}

/** Pieces joined at a time: a string that grows by single characters takes many times its length. */
const atOnce = 1 << 12

/** Characters that XML cannot contain are written as _x000D_ (ECMA-376 part 1, 22.9.2.19). */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  let all = ''
  let from = 0
  let pieces: string[] = []
  for (const { 0: whole, 1: hex = '', index } of text.matchAll(/_x([0-9A-Fa-f]{4})_/g)) {
    pieces.push(text.slice(from, index), String.fromCharCode(Number.parseInt(hex, 16)))
    from = index + whole.length
    if (pieces.length < atOnce) continue
    all += pieces.join('')
    pieces = []
  }
  return all + pieces.join('') + text.slice(from)
}
