import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Line } from './figure.ts'

const file = new URL('kept-ratios.json', import.meta.url)

/** The ratios of one figure as measured on a commit, each to a peer of the same run, so that they are comparable across machines. */
export interface KeptRatios {
  readonly commit: string
  readonly at: string
  /** Ratios by line. */
  readonly ratios: Readonly<Record<string, number>>
}

type Kept = Readonly<Record<string, KeptRatios>>

/** Worse than the kept ratio by this factor is a failure; a smaller change may be noise. */
const MAX_WORSE = 1.25

export function readKept(): Kept {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {}
}

export function keepRatios(figure: string, lines: readonly Line[], commit: string): void {
  const ratios = Object.fromEntries(lines.flatMap(({ what, ratio }) => (ratio === undefined ? [] : [[what, ratio]])))
  if (Object.keys(ratios).length === 0) return
  const kept: Kept = { ...readKept(), [figure]: { commit, at: new Date().toISOString(), ratios } }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

/** A sentence for each line that is a quarter worse than kept. For values per second larger is better. */
export function worseThan({ commit, ratios }: KeptRatios, lines: readonly Line[]): readonly string[] {
  return lines.flatMap(({ what, ratio, unit }) => {
    const before = ratios[what]
    if (before === undefined || ratio === undefined) return []
    const worse = unit === '/s' ? before / ratio : ratio / before
    return worse > MAX_WORSE ? [`${what}: ${ratio.toFixed(2)} x of its peer, ${before.toFixed(2)} x at ${commit}`] : []
  })
}
