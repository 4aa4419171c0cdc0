import { either, type Maker, sizeUpTo, times } from './hostile-file.ts'
import { number, relation, row, sheet, text, workbook } from './workbook-parts.ts'

/** A few texts, each in thousands of cells. */
const repeatedTexts: Maker = (random) => {
  const long = random.pick(['y', '文', '\u{1f600}']).repeat(sizeUpTo(random, 200_000))
  const strings = times(1 + random.below(20), (k) => `<si><t>${long}${k}</t></si>`)
  const cell = () => number(random.below(strings.length), ' t="s"')
  const columns = random.pick([1, 4, 60, 400])
  const rows = times(sizeUpTo(random, Math.ceil(60_000 / columns)), () => row(times(columns, cell).join('')))
  return workbook({ strings: strings.join(''), sheet: sheet(rows.join('')) })
}

const manyStrings: Maker = (random) => {
  const one = random.pick([
    '<si/>',
    '<si><t/></si>',
    '<si><t>a</t></si>',
    '<si><r><t>a</t></r><rPh><t>b</t></rPh></si>',
  ])
  const count = sizeUpTo(random, 300_000)
  return workbook({
    strings: `<!-- count="4294967295" -->${one.repeat(count)}`,
    sheet: sheet(row(text('x')) + times(50, () => row(number(random.below(2 * count), ' t="s"'))).join('')),
  })
}

const oddStrings: Maker = (random) => {
  const piece = () =>
    random.pick([
      '<si>',
      '</si>',
      '<t>',
      '</t>',
      '<r>',
      '</r>',
      '<rPh>',
      '</rPh>',
      '_x000D_',
      '_x00',
      'a',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&#0;',
    ])
  return workbook({
    strings: times(sizeUpTo(random, 20_000), piece).join(''),
    sheet: sheet(row(text('x')) + times(20, (k) => row(number(either(random, k, -1), ' t="s"'))).join('')),
  })
}

/** One text of many megabytes: shared, inline, or as a value. */
const hugeText: Maker = (random) => {
  const huge = random.pick(['a', ' ', '=', '&amp;', '_x000D_', 'a@a.', '\ufdfa', '1']).repeat(sizeUpTo(random, 3e6))
  const place = random.below(3)
  return workbook({
    ...(place === 0 && { strings: `<si><t>${huge}</t></si>` }),
    sheet: sheet(row(text('x')) + row(place === 0 ? number(0, ' t="s"') : place === 1 ? text(huge) : number(huge))),
  })
}

const styles: Maker = (random) => {
  const code = random.pick(['[', '"', '\\', '_', '*', 'yyyy', '[h', ';', '&quot;']).repeat(sizeUpTo(random, 300_000))
  const formats = times(sizeUpTo(random, 20_000), (k) => `<numFmt numFmtId="${k}" formatCode="0.0"/>`).join('')
  const uses = '<xf numFmtId="200"/>'.repeat(sizeUpTo(random, 200_000))
  return workbook({
    styles: `<numFmts count="9999999999">${formats}<numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs>${uses}</cellXfs>`,
    sheet: sheet(row(text('x')) + times(99, (k) => row(number(k, ` s="${k}"`))).join('')),
  })
}

/** Relations that are cyclic, leave the package, are duplicated or have no target. */
const relations: Maker = (random) => {
  const target = () =>
    random.pick([
      'worksheets/sheet1.xml',
      '/xl/worksheets/sheet1.xml',
      '../../../../etc/passwd',
      'workbook.xml',
      '_rels/workbook.xml.rels',
      'https://example.invalid/sheet.xml',
      '',
      '../'.repeat(10_000),
      'sharedStrings.xml',
      '__proto__',
    ])
  const type = () => random.pick(['worksheet', 'sharedStrings', 'styles', 'officeDocument', 'chart', '__proto__'])
  const ids = ['s', 't', 'y', '__proto__', '', 'constructor']
  const list = times(sizeUpTo(random, 5000), () =>
    relation(random.pick(ids), type(), target(), either(random, '', ' TargetMode="External"')),
  )
  const sheets = times(sizeUpTo(random, 2000), (k) => `<sheet name="n${k}" r:id="${random.pick(ids)}"/>`)
  return workbook({
    relations: list.join(''),
    workbook: `<workbook><sheets>${sheets.join('')}</sheets></workbook>`,
    ...(random.next() < 0.2 && { packageRelations: relation('r1', 'officeDocument', target()) }),
  })
}

/** Many sheet names for one large part without cells. */
const manySheets: Maker = (random) => {
  const sheets = times(sizeUpTo(random, 20_000), (k) => `<sheet name="n${k}" r:id="s"/>`)
  return workbook({
    workbook: `<workbook><sheets>${sheets.join('')}</sheets></workbook>`,
    sheet: `<sheetData>${' '.repeat(sizeUpTo(random, 4e6))}</sheetData>`,
  })
}

export const partMakers = {
  'texts repeated': repeatedTexts,
  'texts many': manyStrings,
  'texts odd': oddStrings,
  'text huge': hugeText,
  styles,
  relations,
  'sheets many': manySheets,
} as const satisfies Readonly<Record<string, Maker>>
