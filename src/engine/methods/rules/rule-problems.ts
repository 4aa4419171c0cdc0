import type { Checkpoint } from '../../checkpoint.ts'
import { applyFormula } from '../../expression/formula.ts'
import { asLogical } from '../../expression/vector.ts'
import { type Column, columnById, type Frame, type NumericColumn } from '../../frame/frame.ts'
import { inBlocks } from '../../frame/in-blocks.ts'
import { keyGroups } from '../../frame/key-groups.ts'
import { missingMask, usable } from '../../frame/usable.ts'
import type { CheckRule } from './check-rule.ts'

/** Gets each problem: its row, and the place of the variable among those of the rule; of a key or a formula the place is 0. */
export type OnProblem = (row: number, place: number) => void

/** Values that are compared one by one; more are looked up. */
const FEW = 8

const DAY = 86_400_000

/** Finds what breaks rules. Columns without their missing codes are made once for all rules. */
export class RuleProblems {
  readonly #frame: Frame
  readonly #checkpoint: Checkpoint
  readonly #seen = new Map<string, Column>()

  constructor(frame: Frame, checkpoint: Checkpoint) {
    this.#frame = frame
    this.#checkpoint = checkpoint
  }

  /** Calls `found` for each problem, in the order of the variables, then of the rows. Throws ExpressionError if the formula of a rule cannot be applied. */
  async of(rule: CheckRule, found: OnProblem): Promise<void> {
    const columns = rule.columns.flatMap((id) => this.#usable(id) ?? [])
    switch (rule.kind) {
      case 'range':
        for (const [k, column] of columns.entries()) await this.#range(column, rule, (row) => found(row, k))
        return
      case 'values':
        for (const [k, column] of columns.entries()) await this.#values(column, rule, (row) => found(row, k))
        return
      case 'required':
        for (const [k, column] of columns.entries()) await this.#required(column, (row) => found(row, k))
        return
      case 'unique':
        await this.#unique(columns, rule, found)
        return
      case 'order':
        await this.#order(columns.filter(isNumeric), found)
        return
      case 'formula':
        await this.#formula(rule, found)
    }
  }

  #usable(id: string): Column | undefined {
    const known = this.#seen.get(id)
    if (known !== undefined) return known
    const column = columnById(this.#frame, id)
    if (column === undefined) return undefined
    const seen = usable(column)
    this.#seen.set(id, seen)
    return seen
  }

  async #range(column: Column, { low, high }: CheckRule, found: (row: number) => void): Promise<void> {
    if (column.type === 'text') return
    const { values } = column
    const [from, to] = [low ?? -Infinity, high ?? Infinity]
    await this.#rows((row) => {
      const value = values[row] as number
      if (value < from || value > to) found(row)
    })
  }

  async #values(column: Column, rule: CheckRule, found: (row: number) => void): Promise<void> {
    if (column.type === 'text') {
      const allowed = new Set(rule.values.map(String))
      const isStrange = column.dictionary.map((text) => !allowed.has(text))
      if (!isStrange.includes(true)) return
      const { codes } = column
      await this.#rows((row) => {
        const code = codes[row] as number
        if (code >= 0 && isStrange[code] === true) found(row)
      })
      return
    }
    const { values } = column
    const numbers = rule.values.filter((value) => typeof value === 'number')
    const set = new Set(numbers)
    const isAllowed = numbers.length <= FEW ? (value: number) => numbers.includes(value) : (v: number) => set.has(v)
    await this.#rows((row) => {
      const value = values[row] as number
      if (!Number.isNaN(value) && !isAllowed(value)) found(row)
    })
  }

  async #required(column: Column, found: (row: number) => void): Promise<void> {
    if (column.type === 'text') {
      const { codes } = column
      await this.#rows((row) => {
        if ((codes[row] as number) < 0) found(row)
      })
      return
    }
    const { values } = column
    await this.#rows((row) => {
      if (Number.isNaN(values[row])) found(row)
    })
  }

  /** Every row that has a twin; a row without a value of the key has none. */
  async #unique(columns: readonly Column[], { within }: CheckRule, found: OnProblem): Promise<void> {
    const keys = [...within.flatMap((id) => this.#usable(id) ?? []), ...columns]
    const order = 'appearance'
    const { codes, count, sizes } = await keyGroups(this.#frame.rows, keys, { order, checkpoint: this.#checkpoint })
    if (count === this.#frame.rows) return
    const masks = columns.map(missingMask)
    await this.#rows((row) => {
      if ((sizes[codes[row] as number] as number) > 1 && masks.every((mask) => mask[row] === 0)) found(row, 0)
    })
  }

  /** A day is compared with an instant by its day. */
  async #order(columns: readonly NumericColumn[], found: OnProblem): Promise<void> {
    const byDay = columns.some(({ type }) => type === 'date')
    await this.#rows((row) => {
      let latest = -Infinity
      for (let k = 0; k < columns.length; k++) {
        const cell = (columns[k] as NumericColumn).values[row] as number
        const value = byDay ? Math.floor(cell / DAY) : cell
        if (value < latest) found(row, k)
        else if (value > latest) latest = value
      }
    })
  }

  /** A condition that is unknown, because a value is missing, is no problem. */
  async #formula({ formula }: CheckRule, found: OnProblem): Promise<void> {
    const { values, single } = asLogical(applyFormula(formula, this.#frame, 'condition').vector)
    await this.#rows((row) => {
      if (values[single ? 0 : row] === 0) found(row, 0)
    })
  }

  #rows(work: (row: number) => void): Promise<void> {
    return inBlocks(this.#frame.rows, this.#checkpoint, (from, to) => {
      for (let row = from; row < to; row++) work(row)
    })
  }
}

const isNumeric = (column: Column): column is NumericColumn => column.type !== 'text'
