import type { Column, NumericColumn, TextColumn } from './frame.ts'
import { distinctNumbers, type Level, numberLevels, textLevels } from './levels.ts'
import { usable } from './usable.ts'

export interface Factor {
  readonly levels: readonly Level[]
  /** Index into `levels`, -1 for a missing cell. */
  readonly codes: Int32Array
}

export interface FactorOptions {
  /** `used`: levels that occur in the rows (the default); `all`: every value label too, as in R's `factor(levels =)`. */
  readonly keep?: 'used' | 'all'
}

/**
 * A variable as a factor. Order of the levels: that of the value labels; unlabelled values follow, numbers ascending (also texts, if each of
 * them is a number), other texts in order of first appearance in the source. Neither a filter, nor a sort, nor the locale changes the order.
 * Missing codes and infinite numbers are not levels; R's `factor` would make levels of the latter.
 */
export function factor(column: Column, options: FactorOptions = {}): Factor {
  const seen = usable(column)
  const full = seen.type === 'text' ? textFactor(seen) : numberFactor(seen)
  return options.keep === 'all' ? full : dropUnused(full)
}

function textFactor(column: TextColumn): Factor {
  const levels = textLevels(column)
  const level = new Map(levels.map((l, k) => [String(l.value), k]))
  const codeOf = Int32Array.from(column.dictionary, (text) => level.get(text) ?? -1)
  return { levels, codes: column.codes.map((code) => (code < 0 ? -1 : (codeOf[code] ?? -1))) }
}

function numberFactor(column: NumericColumn): Factor {
  const levels = numberLevels(column, distinctNumbers(column.values))
  const level = new Map(levels.map((l, k) => [Number(l.value), k]))
  const { values } = column
  const codes = new Int32Array(values.length)
  // recent values by their last bits: most cells need no map lookup
  const recent = new Float64Array(256).fill(Number.NaN)
  const recentCode = new Int32Array(256)
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    const slot = value & 255
    if (recent[slot] !== value) {
      recent[slot] = value
      recentCode[slot] = Number.isNaN(value) ? -1 : (level.get(value) ?? -1)
    }
    codes[i] = recentCode[slot] as number
  }
  return { levels, codes }
}

function dropUnused(full: Factor): Factor {
  const used = new Uint8Array(full.levels.length)
  for (const code of full.codes) if (code >= 0) used[code] = 1
  if (!used.includes(0)) return full
  const levels: Level[] = []
  const recode = full.levels.map((level, k) => (used[k] === 1 ? levels.push(level) - 1 : -1))
  return { levels, codes: full.codes.map((code) => (code < 0 ? -1 : (recode[code] ?? -1))) }
}
