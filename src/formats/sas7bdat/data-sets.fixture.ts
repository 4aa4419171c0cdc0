import type { MadeCell, MadeDataSet } from './sas7bdat.fixture.ts'

/** Made-up rows of texts, numbers and missing values. */
const rows = Array.from({ length: 150 }, (_, i): readonly MadeCell[] => [
  `P${i}`,
  i % 7 === 3 ? { missing: '._AZ'.charAt(i % 4) } : i / 3,
  i % 5,
  i,
  i % 2 === 0 ? 'a text of which parts repeat, and parts repeat' : '@@@@@@@@@@@@@@@@@@@@@@@@xyzxyzxyzxyz      xyzxyz',
  22_000 + i,
  i % 11 === 0 ? '' : 'zzzzz',
])

const columns: MadeDataSet['columns'] = [
  { name: 'id', isText: true, width: 5, label: 'Number of the patient' },
  { name: 'value', label: 'A value', format: 'BEST' },
  { name: 'short', width: 3 },
  { name: 'middle', width: 5, format: 'COMMA' },
  { name: 'note', isText: true, width: 60 },
  { name: 'day', width: 4, format: 'DATE', label: 'Day of the visit' },
  { name: 'wide', isText: true, width: 300 },
]

const base: MadeDataSet = { columns, rows, label: 'Made data' }

/** The same table in every way in which SAS can write it. */
export const sameTables: Readonly<Record<string, MadeDataSet>> = Object.fromEntries(
  [true, false].flatMap((is64) =>
    [true, false].flatMap((isLittle) => {
      const shape = `${is64 ? 64 : 32}-${isLittle ? 'little' : 'big'}`
      const ways: Readonly<Record<string, Partial<MadeDataSet>>> = {
        stored: {},
        rle: { compression: 'SASYZCRL' },
        rdc: { compression: 'SASYZCR2' },
        mix: { mix: 'filled' },
        'text-blocks': { textBlocks: 3 },
        amended: { isAmended: true, pageSize: 8192 },
        'amended-rle': { isAmended: true, compression: 'SASYZCRL' },
      }
      return Object.entries(ways).map(([way, how]) => [`${way}-${shape}`, { ...base, is64, isLittle, ...how }])
    }),
  ),
)

/** Cells that are expected of each of them. */
export const sameCells = rows.map((row) =>
  row.map((cell, column) => {
    if (cell === '') return null
    if (typeof cell === 'object' && 'missing' in cell)
      return cell.missing === '.' ? null : `.${cell.missing.toLowerCase()}`
    return column === 5 ? ((cell as number) - 3653) * 86_400_000 : cell
  }),
)

export { base as storedTable }
