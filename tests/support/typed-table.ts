import { expect } from 'vitest'
import { tagText } from '#engine/frame/missing-tags.ts'
import type { TypedFile } from '#formats/typed/typed-file.ts'

/**
 * What the program that wrote a file says is in it, as JSON beside the file. Numbers are decimal texts of 17 digits, so that JSON does not round
 * them, dates and instants ms since 1970; null is a missing value, `.a` one with a tag.
 */
export interface ExpectedTable {
  readonly rows: number
  readonly columns: readonly {
    readonly name: string
    readonly type: 'number' | 'text' | 'date' | 'datetime'
    readonly label?: string
    readonly measure?: string | null
    /** Value, as a text for a number too, and label. */
    readonly valueLabels?: readonly (readonly [string, string])[]
    readonly missingCodes?: readonly string[]
    readonly missingRanges?: readonly (readonly [string | null, string | null])[]
    readonly format?: string
    readonly cells: readonly (string | null)[]
  }[]
}

/** Reads all of a file and compares each value, to the last digit. */
export async function expectTable(file: TypedFile, expected: ExpectedTable): Promise<void> {
  const { columns } = file.dictionary
  expect(columns.map(({ name }) => name)).toEqual(expected.columns.map(({ name }) => name))
  const read = await file.read({}, {})
  expect(read.rows).toBe(expected.rows)
  for (const [place, wanted] of expected.columns.entries()) {
    const { name } = wanted
    const column = columns[place]
    const cells = read.columns[place]
    if (!column || !cells) throw new Error(`${name} was not read`)
    expect(column.type, name).toBe(wanted.type)
    if (wanted.label !== undefined) expect(column.label, name).toBe(wanted.label)
    if (wanted.measure !== undefined) expect(column.measure, name).toBe(wanted.measure)
    if (wanted.format !== undefined) expect(column.format, name).toBe(wanted.format)
    if (wanted.valueLabels)
      expect(
        column.valueLabels.map(({ value, label }) => [value, label]),
        name,
      ).toEqual(wanted.valueLabels.map(([value, label]) => [sameText(value, column.type), label]))
    if (wanted.missingCodes)
      expect(column.missingCodes, name).toEqual(wanted.missingCodes.map((code) => sameText(code, column.type)))
    if (wanted.missingRanges)
      expect(column.missingRanges, name).toEqual(
        wanted.missingRanges.map((range) => range.map((end) => (end === null ? null : Number(end)))),
      )
    const found = Array.from({ length: read.rows }, (_, row): number | string | null => {
      if ('codes' in cells) return cells.dictionary[cells.codes[row] ?? -1] ?? null
      const value = cells.values[row] ?? Number.NaN
      return Number.isNaN(value) ? (tagText(cells.missingTags?.[row] ?? 0) ?? null) : value
    })
    const cellsWanted = wanted.cells.map((cell) => (cell === null ? null : sameText(cell, column.type)))
    expect(found, name).toEqual(cellsWanted)
  }
}

/** A text of the file; of a number its value, and a tag as it is. */
function sameText(text: string, type: string): number | string {
  if (type === 'text' || /^\.[a-z_]$/.test(text)) return text
  return Number(text.replace(/Inf$/, 'Infinity'))
}
