import type { LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { Ref } from './attachment.ts'

/** The name of a variable (`v1`) or of one of its values (`g1`) in the messages of a conversation. */
export interface Alias {
  /** Columns of two datasets can have the same id. */
  readonly dataset: string
  readonly column: string
  /** Absent for a variable. */
  readonly level?: LevelValue
  /** What the device shows instead. */
  readonly name: string
}

/** By alias. Stored with the message, below `data.`: it holds labels of values (SPEC R6). */
export type Aliases = Readonly<Record<string, Alias>>

/** Gives each variable and value its alias: the one it has in the conversation, or the next. */
export class AliasList {
  readonly #all: Map<string, Alias>
  readonly #known: Map<string, string>
  readonly #next = { v: 1, g: 1 }

  readonly #dataset: string

  /** @param dataset whose variables and values it names */
  constructor(dataset: string, before: Aliases = {}) {
    this.#dataset = dataset
    this.#all = new Map(Object.entries(before))
    this.#known = new Map([...this.#all].map(([alias, one]) => [keyOf(one), alias]))
    for (const alias of this.#all.keys()) {
      const sign = alias.startsWith('g') ? 'g' : 'v'
      this.#next[sign] = Math.max(this.#next[sign], Number(alias.slice(1)) + 1)
    }
  }

  of(ref: Ref, name: string): string {
    const level = 'level' in ref ? ref.level : undefined
    const one = { dataset: this.#dataset, column: ref.variable, ...(level !== undefined && { level }), name }
    const key = keyOf(one)
    const known = this.#known.get(key)
    const sign = level === undefined ? 'v' : 'g'
    const alias = known ?? `${sign}${this.#next[sign]}`
    if (known === undefined) this.#next[sign] += 1
    this.#known.set(key, alias)
    this.#all.set(alias, one)
    return alias
  }

  get all(): Aliases {
    return Object.fromEntries(this.#all)
  }
}

const keyOf = ({ dataset, column, level }: Alias) => JSON.stringify([dataset, column, level ?? null])

const ALIAS = /(?<![\w.])[vg][1-9]\d{0,4}(?![\w])/gu

/** The text with names in place of aliases, as this device shows it. */
export function withNames(text: string, aliases: Aliases): string {
  return text.replaceAll(ALIAS, (alias) => (Object.hasOwn(aliases, alias) ? (aliases[alias]?.name ?? alias) : alias))
}

/** Reads what a record of any version holds. */
export function readAliases(value: unknown): Aliases {
  if (typeof value !== 'object' || value === null) return {}
  const sound = Object.entries(value).flatMap(([alias, one]: [string, unknown]): [string, Alias][] => {
    const { dataset, column, level, name } = (one ?? {}) as Readonly<Record<string, unknown>>
    if (!/^[vg][1-9]\d{0,4}$/.test(alias)) return []
    if (typeof dataset !== 'string' || typeof column !== 'string' || typeof name !== 'string') return []
    const isLevel = typeof level === 'string' || typeof level === 'number'
    return [[alias, { dataset, column, ...(isLevel && { level }), name }]]
  })
  return Object.fromEntries(sound)
}
