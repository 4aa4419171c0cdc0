import { rawZip } from '#formats/zip/raw-zip.fixture.ts'
import { type Maker, sizeUpTo, times } from './hostile-file.ts'
import { entriesOf, number, row, sheet, text, workbook } from './workbook-parts.ts'

const head = row(text('x') + text('y'))

/** Incompressible noise, which a decompressor therefore yields in many pieces. */
const noise = (bytes: Uint8Array) => Array.from(bytes, (b) => String.fromCharCode(97 + (b % 26))).join('')

/** One XML construct that is very long or unterminated. */
const endless: Maker = (random) => {
  const long = random.next() < 0.5 ? noise(random.bytes(sizeUpTo(random, 1e6))) : 'a'.repeat(sizeUpTo(random, 6e6))
  const end = random.next() < 0.7
  const one = random.pick([
    `<!--${long}${end ? '-->' : ''}`,
    `<![CDATA[${long}${end ? ']]>' : ''}`,
    `<!DOCTYPE a [${long}${end ? ']>' : ''}`,
    `<?a ${long}${end ? '?>' : ''}`,
    `<c r="${long}${end ? '"/>' : ''}`,
    `<c ${'r '.repeat(long.length / 2)}${end ? '/>' : ''}`,
    `<${long}${end ? '/>' : ''}`,
    `&${long}${end ? ';' : ''}`,
    long,
  ])
  return workbook({ sheet: one + sheet(head + row(number(1))) })
}

const deep: Maker = (random) => {
  const depth = sizeUpTo(random, 500_000)
  const tag = random.pick(['c', 'row', 'a', 'is', 'si', 'worksheet'])
  const close = random.next() < 0.5 ? `</${tag}>`.repeat(depth) : ''
  return workbook({ sheet: sheet(head + row(number(1))) + `<${tag}>`.repeat(depth) + close })
}

const entities: Maker = (random) => {
  const levels = times(20, (k) => `<!ENTITY l${k + 1} "${`&l${k};`.repeat(10)}">`)
  const laughs = `<!DOCTYPE lolz [<!ENTITY l0 "lol">${levels.join('')}<!ENTITY x SYSTEM "file:///etc/passwd">]>`
  const used = random.pick(['&l20;', '&x;', '&#x110000;', '&#xd800;', '&#0;', '&#99999999;', '&amp', '&;'])
  return workbook({ sheet: laughs + sheet(head + times(sizeUpTo(random, 5000), () => row(text(used))).join('')) })
}

/** Tags and punctuation in random order. */
const shuffled: Maker = (random) => {
  const pieces = [
    '<row>',
    '</row>',
    '<c>',
    '<c t="s">',
    '<c t="inlineStr">',
    '</c>',
    '<v>',
    '</v>',
    '<is>',
    '<t>',
    '</t>',
  ]
  const signs = ['<', '>', '"', "'", '/', '&', '<!--', '-->', '<![CDATA[', ']]>', '<?', '1', 'a', ' ', '</sheetData>']
  const piece = () => random.pick(random.next() < 0.8 ? pieces : signs)
  return workbook({ sheet: sheet(head + times(sizeUpTo(random, 30_000), piece).join('')) })
}

const otherEncoding: Maker = (random) => {
  const utf16 = (data: string) => new Uint8Array(Uint16Array.from(`\ufeff${data}`, (c) => c.charCodeAt(0)).buffer)
  const entries = entriesOf({ sheet: sheet(head + row(number(1))) })
  const at = random.below(entries.length)
  return rawZip(entries.map((e, k) => (k === at ? { ...e, data: utf16(e.data as string) } : e)))
}

export const xmlMakers = {
  'xml endless': endless,
  'xml deep': deep,
  'xml entities': entities,
  'xml shuffled': shuffled,
  'xml other encoding': otherEncoding,
} as const satisfies Readonly<Record<string, Maker>>
