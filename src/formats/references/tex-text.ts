/** Combining characters of the accents of TeX. */
const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
}

const signs: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  i: 'ı',
  j: 'ȷ',
  dh: 'ð',
  DH: 'Ð',
  th: 'þ',
  TH: 'Þ',
  textbackslash: '\\',
  textbraceleft: '{',
  textbraceright: '}',
  textasciitilde: '~',
  textasciicircum: '^',
  textendash: '–',
  textemdash: '—',
  textquoteleft: '‘',
  textquoteright: '’',
  textquotedblleft: '“',
  textquotedblright: '”',
  textregistered: '®',
  texttrademark: '™',
  textdegree: '°',
  dots: '…',
  ldots: '…',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  sigma: 'σ',
  tau: 'τ',
  chi: 'χ',
  times: '×',
  pm: '±',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
}

/** A line break, a thin space, places where a word may be divided. */
const spacing: Readonly<Record<string, string>> = { '\\': ' ', ',': ' ', '-': '', '/': '' }

/**
 * Text of a BibTeX value as Unicode: accents and signs are resolved, braces and dollar signs are dropped, a tie is a space, dashes and quotation
 * marks are those of type. The text of an unknown command stays, its name does not. Runs once over the text.
 */
export function texToText(tex: string): string {
  const out: string[] = []
  let at = 0
  const letter = (): string => {
    while (tex[at] === ' ') at += 1
    if (tex[at] === '{') {
      const close = at + tex.slice(at, at + 5).indexOf('}')
      const inner = close > at ? tex.slice(at + 1, close) : ''
      if (inner === '' || inner.includes('{')) return ''
      at = close + 1
      return inner === '\\i' ? 'i' : inner === '\\j' ? 'j' : inner
    }
    const [dotless] = /^\\[ij](?![A-Za-z])/.exec(tex.slice(at, at + 3)) ?? []
    if (dotless !== undefined) {
      at += 2
      return dotless.slice(1)
    }
    const [sign = ''] = Array.from(tex.slice(at, at + 2))
    if (!/^\p{L}$/u.test(sign)) return ''
    at += sign.length
    return sign
  }
  while (at < tex.length) {
    const sign = tex[at] ?? ''
    at += 1
    if (sign === '{' || sign === '}' || sign === '$') continue
    if (sign === '~') out.push(' ')
    else if (sign === '-' && tex[at] === '-') {
      const isLong = tex[at + 1] === '-'
      at += isLong ? 2 : 1
      out.push(isLong ? '—' : '–')
    } else if (sign === '`' && tex[at] === '`') {
      at += 1
      out.push('“')
    } else if (sign === "'" && tex[at] === "'") {
      at += 1
      out.push('”')
    } else if (sign !== '\\') out.push(sign)
    else {
      const name = commandAt(tex, at)
      at += name.length
      const accent = Object.hasOwn(accents, name) ? accents[name] : undefined
      const isWord = /^[A-Za-z]/.test(name)
      // \c and \v are followed by a blank or a brace, \"o is not
      if (accent !== undefined) {
        const letters = letter()
        const bare = name === '~' || name === '^' ? name : ''
        out.push(
          letters === '' ? bare : (Array.from(letters)[0] ?? '') + accent + Array.from(letters).slice(1).join(''),
        )
        continue
      }
      if (Object.hasOwn(signs, name)) out.push(signs[name] ?? '')
      else if (!isWord) out.push(Object.hasOwn(spacing, name) ? (spacing[name] ?? '') : name)
      if (isWord && tex[at] === ' ')
        at += 1 // ends the command
      else if (isWord && tex[at] === '{' && tex[at + 1] === '}') at += 2
    }
  }
  return out.join('').normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}

/** The name of a command after its backslash: letters, or one other sign. */
function commandAt(tex: string, at: number): string {
  let end = at
  while (end < tex.length && /[A-Za-z]/.test(tex[end] ?? '')) end += 1
  return end > at ? tex.slice(at, end) : tex.slice(at, at + 1)
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
}

/** Text as a BibTeX value in UTF-8. Letters stay as they are. */
export function textToTex(text: string): string {
  return text
    .replaceAll(/[\\~^{}]/g, (sign) => escapes[sign] ?? sign)
    .replaceAll(/[&%$#_]/g, (sign) => `\\${sign}`)
    .replaceAll(/-(?=-)/g, '-{}')
    .replaceAll(/`(?=`)/g, '`{}')
    .replaceAll(/'(?=')/g, "'{}")
}
