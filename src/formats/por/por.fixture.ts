/** Builds SPSS portable files of kinds that no program here writes: with other character codes, with a weight, in GB 18030. */
export interface PorFixture {
  /** Records after the version, with `F`, the cases and `Z`. */
  readonly body: string
  /** The code of a character, by its ASCII code; the same by default. */
  readonly codeOf?: (ascii: number) => number
  /** Replaces marks of the body, `{0}`, `{1}`, by these bytes. */
  readonly texts?: readonly Uint8Array[]
  readonly lineEnd?: string
}

const set = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .<(+|&[]!$*);^-/|,%_>?'":$@'="`

export function porBytes({ body, codeOf = (code) => code, texts = [], lineEnd = '\r\n' }: PorFixture) {
  const bytes: number[] = []
  const add = (text: string) => {
    for (const sign of text) bytes.push(codeOf(sign.charCodeAt(0)))
  }
  add('ASCII SPSS PORT FILE'.padEnd(40).repeat(5))
  add('0'.repeat(64) + set + '0'.repeat(256 - 64 - set.length))
  add('SPSSPORTA8/202611306/120000')
  for (const part of body.split(/(\{\d\})/)) {
    const text = /^\{\d\}$/.test(part) ? texts[Number(part[1])] : undefined
    if (text) bytes.push(...text)
    else add(part)
  }
  while (bytes.length % 80 !== 0) add('Z')
  const lines: number[] = []
  for (let at = 0; at < bytes.length; at += 80) {
    const line = bytes.slice(at, at + 80)
    // programs and mail take blanks off the end of lines
    while (lineEnd !== '' && line.at(-1) === codeOf(0x20)) line.pop()
    lines.push(...line, ...new TextEncoder().encode(lineEnd))
  }
  return Uint8Array.from(lines)
}

const digits = (value: number) => value.toString(30).toUpperCase()
/** A text with its length in the notation of the format. */
export const counted = (text: string) => `${digits(text.length)}/${text}`
export const variable = (name: string, width = 0, format = width > 0 ? 1 : 5) =>
  `7${digits(width)}/${counted(name)}${`${digits(format)}/8/2/`.repeat(2)}`
