import type { Measure } from '#engine/frame/frame.ts'
import { asList } from '../omv/json-part.ts'
import type { StoredCell } from '../sqlite/database-file.ts'
import type { TypedCells, TypedColumn } from '../typed/typed-file.ts'

/** A value of a column with a label, in the order of the levels. */
export interface JaspLevel {
  /** As it is stored in the rows. */
  readonly stored: number
  readonly label: string
  readonly original: number | string
}

export interface JaspColumn {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly description: string
  readonly measure: Measure
  readonly levels: readonly JaspLevel[]
  /** Texts that mean "missing". */
  readonly emptyTexts: readonly string[]
}

const MISSING = -2_147_483_648

/** JSON of a number or a text; a text that is no JSON is itself. */
export function originalOf(json: StoredCell | undefined, label: string): number | string {
  if (typeof json !== 'string' || json === '') return label
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'number' || typeof value === 'string' ? value : label
  } catch {
    return json
  }
}

/** A list of texts, or of numbers. */
export function textsOf(json: StoredCell | undefined): readonly string[] {
  if (typeof json !== 'string') return []
  try {
    return asList(JSON.parse(json)).map(String)
  } catch {
    return []
  }
}

/** A real number, or a word for one. */
export function numberOf(cell: StoredCell | undefined): number {
  if (typeof cell === 'number') return cell
  if (typeof cell === 'bigint') return Number(cell)
  if (typeof cell !== 'string') return Number.NaN
  const infinite = /^([-+]?)inf/i.exec(cell)
  if (infinite) return infinite[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  return cell.trim() === '' ? Number.NaN : Number(cell)
}

/** Collects the cells of a column from its two stored ones: a real number, and the number of a label. */
export class JaspCells {
  readonly #of: JaspColumn
  readonly #levels: ReadonlyMap<number, JaspLevel>
  readonly #isText: boolean
  readonly #values: number[] = []
  readonly #texts: (string | null)[] = []

  constructor(column: JaspColumn) {
    this.#of = column
    this.#levels = new Map(column.levels.map((level) => [level.stored, level]))
    this.#isText = column.measure !== 'continuous' && column.levels.some(({ original }) => typeof original === 'string')
  }

  push(real: StoredCell | undefined, stored: StoredCell | undefined): void {
    const number = numberOf(real)
    if (this.#of.measure === 'continuous') {
      this.#values.push(number)
      return
    }
    const level = typeof stored === 'number' ? this.#levels.get(stored) : undefined
    if (this.#isText) this.#texts.push(level ? String(level.original) : Number.isNaN(number) ? null : String(number))
    else this.#values.push(level ? Number(level.original) : numberWithoutLabel(number, stored))
  }

  finish(): { readonly column: TypedColumn; readonly cells: TypedCells } {
    const cells = this.#isText ? textCells(this.#texts, this.#of.levels) : { values: Float64Array.from(this.#values) }
    const { name, title, description, measure } = this.#of
    return {
      cells,
      column: {
        name,
        label: title === '' || title === name ? description : title,
        type: this.#isText ? 'text' : 'number',
        measure,
        valueLabels: this.#valueLabels(),
        missingCodes: this.#missingCodes(cells),
        missingRanges: [],
        ...(title !== '' && title !== name && description !== '' && { note: description }),
      },
    }
  }

  #valueLabels(): TypedColumn['valueLabels'] {
    if (this.#of.measure === 'continuous') return []
    return this.#of.levels.flatMap(({ original, label }): TypedColumn['valueLabels'] => {
      if (this.#isText) return [{ value: String(original), label }]
      return label === String(original) ? [] : [{ value: Number(original), label }]
    })
  }

  /** Those that occur: JASP lists the same words for every column. */
  #missingCodes(cells: TypedCells): TypedColumn['missingCodes'] {
    const { emptyTexts } = this.#of
    if ('codes' in cells) return cells.dictionary.filter((text) => emptyTexts.includes(text))
    const numbers = new Set(emptyTexts.filter((text) => text.trim() !== '').map(Number))
    return [...new Set(cells.values)].filter((value) => Number.isFinite(value) && numbers.has(value))
  }
}

/** A number of a label that is not there is the value itself in older files, unless it means "missing". */
function numberWithoutLabel(real: number, stored: StoredCell | undefined): number {
  if (!Number.isNaN(real)) return real
  return typeof stored === 'number' && stored !== MISSING && stored !== -1 ? stored : Number.NaN
}

function textCells(texts: readonly (string | null)[], levels: readonly JaspLevel[]): TypedCells {
  const dictionary = [...new Set(levels.map(({ original }) => String(original)))].filter((text) => text !== '')
  const places = new Map(dictionary.map((text, place) => [text, place]))
  const codes = Int32Array.from(texts, (text) => {
    if (text === null || text === '') return -1
    const place = places.get(text) ?? dictionary.push(text) - 1
    places.set(text, place)
    return place
  })
  return { codes, dictionary }
}
