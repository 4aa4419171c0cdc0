import type { Characteristic } from './head.ts'

/** Notes of the data set (`_dta`) and of variables by their names, each in their order. Other characteristics are counted. */
export interface Notes {
  readonly by: ReadonlyMap<string, readonly Uint8Array[]>
  readonly others: number
}

/** @param names of the variables, one character per byte */
export function notesOf(characteristics: readonly Characteristic[], names: ReadonlySet<string>): Notes {
  const numbered = new Map<string, Map<number, Uint8Array>>()
  let others = 0
  for (const { owner, name, text } of characteristics) {
    const [, number] = /^note(\d{1,5})$/.exec(name) ?? []
    if (number === undefined || (owner !== '_dta' && !names.has(owner))) others += 1
    // note0 is their number
    else if (Number(number) > 0) {
      const own = numbered.get(owner) ?? new Map<number, Uint8Array>()
      numbered.set(owner, own.set(Number(number), text))
    }
  }
  const by = new Map(
    [...numbered].map(([owner, own]) => [owner, [...own].sort(([a], [b]) => a - b).map(([, text]) => text)]),
  )
  return { by, others }
}
