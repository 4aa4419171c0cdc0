/** Something of a dataset that a file of another program cannot hold. Words: `loss-words.ts`. */
export interface Loss {
  readonly code: LossCode
  readonly params: { readonly count: number; readonly names: string }
}

/** What is lost or changed, in the order of the report. */
const lossCodes = [
  'codes-as-values',
  'labels-for-this-program',
  'codes-as-letters',
  'codes-as-plain',
  'tags-as-codes',
  'tags-left-out',
  'numbers-too-large',
  'numbers-out-of-range',
  'texts-cut',
  'blanks-cut',
  'names-changed',
  'labels-cut',
  'value-labels-left-out',
  'measures-left-out',
  'formats-left-out',
  'notes-left-out',
  'weight-left-out',
  'sets-left-out',
] as const

export type LossCode = (typeof lossCodes)[number]

/** Names beyond these are only counted. */
const SHOWN = 5

/** Collects losses while a file is planned and written. */
export class LossList {
  readonly #found = new Map<LossCode, string[]>()

  /** Once for each variable, of which `name` may also say what becomes of it. */
  add(code: LossCode, name: string): void {
    const names = this.#found.get(code)
    if (!names) this.#found.set(code, [name])
    else if (!names.includes(name)) names.push(name)
  }

  all(): readonly Loss[] {
    return lossCodes.flatMap((code) => {
      const names = this.#found.get(code)
      if (!names) return []
      const shown = names.slice(0, SHOWN).join(', ')
      return [{ code, params: { count: names.length, names: names.length > SHOWN ? `${shown} …` : shown } }]
    })
  }
}
