import { columnLetters } from '#formats/xlsx/xlsx-package.ts'
import type { RandomStream } from '../random.ts'
import { either, type Maker, sizeUpTo, times } from './hostile-file.ts'
import { number, row, sheet, text, workbook } from './workbook-parts.ts'

const oddReferences = [
  ...'ZZZZZZ2 XFE1 XFD1 XFD1048576 A1048577 A0 A00 1 a1 A $A$1 A1:B2 A-1 A1.5 A1e9 _1 B2 AMJ1 ZZZ9999999'.split(' '),
  '',
  ' A1',
  '中1',
  'A'.repeat(100_000),
  `A${'9'.repeat(100_000)}`,
  '__proto__',
]
const oddNumbers = '0 -1 1 1.5 1e9 1e400 NaN Infinity 1048576 1048577 4294967296 x'.split(' ').concat('', ' 7 ')
const head = row(text('name') + text('value'))

const referenceOf = (random: RandomStream) =>
  either(random, `${columnLetters(random.below(30))}${1 + random.below(9)}`, random.pick(oddReferences))

/** Cells of all types at odd references, with styles and shared texts that do not exist. */
const oddCells: Maker = (random) => {
  const cell = () => {
    const type = random.pick(['', ' t="s"', ' t="b"', ' t="d"', ' t="e"', ' t="str"', ' t="zz"'])
    const style = either(random, '', ` s="${random.pick(oddNumbers)}"`)
    const place = random.next() < 0.5 ? '' : ` r="${referenceOf(random)}"`
    const value = random.pick([...oddNumbers, '2958466', '1e17', '9'.repeat(400), '&amp;', '2023-05-01T00:00:00'])
    return number(value, type + style + place)
  }
  const rows = times(1 + random.below(40), () =>
    row(times(random.below(12), cell).join(''), random.next() < 0.9 ? '' : ` r="${random.pick(oddNumbers)}"`),
  )
  const styles = '<cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs>'
  return workbook({ sheet: sheet(head + rows.join('')), styles })
}

/** Date serial numbers, most of them out of range. */
const oddDates: Maker = (random) => {
  const styles = '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>'
  const cells = times(50, () => number(random.pick(['1e9', '1e15', '1e300', '2958466', '45000', '-1']), ' s="1"'))
  return workbook({ sheet: sheet(head + cells.map((cell) => row(cell)).join('')), styles })
}

const oneFarCell: Maker = (random) => {
  const reference = random.pick(oddReferences)
  return workbook({ sheet: sheet(head + row(number(1) + text('far', ` r="${reference}"`))) })
}

/** Many rows with a single cell each: at different columns, or all at the same distant one. */
const sparse: Maker = (random) => {
  const rows = sizeUpTo(random, 60_000)
  const columns = 1 + random.below(4096)
  const isDiagonal = random.next() < 0.6
  return workbook({
    sheet: sheet(
      times(rows, (k) =>
        row(number(k % 10, ` r="${columnLetters(isDiagonal ? (k * 37) % columns : columns - 1)}${k + 1}"`)),
      ).join(''),
    ),
  })
}

/** Explicit blank cells, up to Excel's last column and row. */
const blanks: Maker = (random) => {
  const blank = random.pick(['<c/>', '<c s="1"/>', '<c t="s"/>', '<c><v></v></c>', '<c><f>A1</f></c>'])
  const rows = times(sizeUpTo(random, 3000), () => row(blank.repeat(1 + random.below(400))))
  return workbook({ sheet: sheet(head + rows.join('') + row(number(1, ' r="B1048576"'), ' r="1048576"')) })
}

const outOfOrder: Maker = (random) => {
  const rows = times(sizeUpTo(random, 5000), () => {
    const at = 1 + random.below(50)
    return row(
      times(1 + random.below(9), () => number(1, ` r="${columnLetters(random.below(9))}${at}"`)).join(''),
      ` r="${at}"`,
    )
  })
  return workbook({ sheet: sheet(rows.join('')) })
}

const merges: Maker = (random) => {
  const area = () =>
    `<mergeCell ref="${referenceOf(random)}:${random.pick([...oddReferences, 'XFD1', 'XFD2', 'D9'])}"/>`
  const wide = row(times(1 + random.below(4096), (k) => text(`t${k}`)).join(''))
  const overlapping = times(sizeUpTo(random, 60_000), () =>
    random.next() < 0.999 ? `<mergeCell ref="${columnLetters(random.below(99))}1:XFD${1 + random.below(2)}"/>` : area(),
  )
  return workbook({ sheet: `${sheet(wide + wide + row(number(1)))}<mergeCells>${overlapping.join('')}</mergeCells>` })
}

const declarations: Maker = (random) => {
  const dimension = `<dimension ref="A1:${random.pick(oddReferences)}"/>`
  const columns = times(
    sizeUpTo(random, 20_000),
    () => `<col min="${random.pick(oddNumbers)}" max="99999999" width="9"/>`,
  )
  return workbook({ sheet: `${dimension}<cols>${columns.join('')}</cols>${sheet(head + row(number(1)))}` })
}

/** Thousands of columns and one row of cells. */
const wide: Maker = (random) => {
  const columns = random.pick([4095, 4096, 4097, 16_384, 17_000, 1 + random.below(4096)])
  const same = random.next() < 0.5 ? 'n'.repeat(190) : undefined
  const names = row(times(columns, (k) => text(same ?? `x${k}`)).join(''))
  return workbook({ sheet: sheet(names + row(times(columns, (k) => number(k)).join('')).repeat(sizeUpTo(random, 30))) })
}

export const sheetMakers = {
  'sheet odd cells': oddCells,
  'sheet odd dates': oddDates,
  'sheet one far cell': oneFarCell,
  'sheet sparse': sparse,
  'sheet blanks': blanks,
  'sheet out of order': outOfOrder,
  'sheet merges': merges,
  'sheet declarations': declarations,
  'sheet wide': wide,
} as const satisfies Readonly<Record<string, Maker>>
