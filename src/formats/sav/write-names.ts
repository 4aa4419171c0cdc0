import { type NameRules, validNames } from '../typed/valid-names.ts'

const encoder = new TextEncoder()
const reserved = new Set('ALL AND BY EQ GE GT LE LT NE NOT OR TO WITH'.split(' '))

/** Names of SPSS: 64 bytes, letters, digits, `_ . @ # $`, a letter or `@` first, no full stop at the end, unique without case. */
const rules: NameRules = {
  clean(given) {
    let name = given.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_.@#$]/gu, '_')
    if (name !== '' && !/^[\p{L}@]/u.test(name)) name = `@${name}`
    name = name.replace(/\.+$/, '_')
    return reserved.has(name.toUpperCase()) ? `${name}_` : name
  },
  limit: 64,
  size: (name) => encoder.encode(name).length,
  key: (name) => name.toUpperCase(),
}

export const spssNames = (names: readonly string[]): readonly string[] => validNames(names, rules)

/** Names of at most 8 signs of ASCII, by which records refer to variables, each once. */
export class ShortNames {
  readonly #used = new Set<string>()
  #next = 1

  /** @param names the long ones, which no short name of another variable should equal */
  constructor(names: readonly string[]) {
    for (const name of names) this.#used.add(name.toUpperCase())
  }

  /** The name itself if it is short enough. */
  of(name: string): string {
    return /^[A-Za-z][A-Za-z0-9_]{0,7}$/.test(name) ? name.toUpperCase() : this.fresh()
  }

  fresh(): string {
    for (;;) {
      const name = `V${this.#next.toString(36).toUpperCase()}`
      this.#next += 1
      if (this.#used.has(name)) continue
      this.#used.add(name)
      return name
    }
  }
}
