import type { Checkpoint } from '../../checkpoint.ts'
import { groupedRows } from '../../frame/grouped-rows.ts'
import { numberCodes } from '../../frame/number-codes.ts'
import { eachGroup } from './grouped-values.ts'

/** The rank of equal values: their mean, lowest or highest place, the number of different values up to theirs, or their order in the rows. */
export type Ties = 'mean' | 'min' | 'max' | 'dense' | 'order'

export type RankForm = 'rank' | 'percent-rank' | 'cumulative-share' | 'ntile'

interface How {
  readonly form: RankForm
  /** For ranks; the other forms have their own rule. */
  readonly ties: Ties
  /** The number of parts of `ntile`. */
  readonly parts: number
  readonly descending: boolean
}

/**
 * Ranks the numbers within each group; NaN for a missing value or no group. `percent-rank`: (lowest rank - 1) / (n - 1), 0 for a single value;
 * `cumulative-share`: highest rank / n; `ntile`: floor(mean rank x parts / (n + 1)) + 1, as in SPSS, so that equal values are together.
 */
export async function groupRanks(
  values: Float64Array,
  groups: { readonly codes: Int32Array; readonly count: number },
  { form, ties, parts, descending }: How,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const signed = descending ? values.map((value) => -value) : values
  const { codes, distinct } = await numberCodes(signed, 'ascending', checkpoint)
  const ascending = await groupedRows(codes, distinct.length, checkpoint)
  const { rows, starts } = await groupedRows(groups.codes, groups.count, checkpoint, ascending.rows)
  const ranks = new Float64Array(values.length).fill(Number.NaN)
  await eachGroup(starts, checkpoint, (_, from, to) => {
    const n = to - from
    let different = 0
    for (let first = from, next = from; first < to; first = next) {
      const code = codes[rows[first] as number]
      while (next < to && codes[rows[next] as number] === code) next++
      const [low, high] = [first - from + 1, next - from]
      different++
      const run: Run = { low, high, different, n }
      const shared = form === 'rank' ? rankOf(ties, run) : shareOf(form, run, parts)
      for (let k = first; k < next; k++) ranks[rows[k] as number] = shared ?? k - from + 1
    }
  })
  return ranks
}

/** Equal values of a group: their lowest and highest place, and how many different values there are up to theirs. */
interface Run {
  readonly low: number
  readonly high: number
  readonly different: number
  /** Values of the group. */
  readonly n: number
}

/** Null if each has its own. */
function rankOf(ties: Ties, { low, high, different }: Run): number | null {
  switch (ties) {
    case 'mean':
      return (low + high) / 2
    case 'min':
      return low
    case 'max':
      return high
    case 'dense':
      return different
    case 'order':
      return null
  }
}

function shareOf(form: Exclude<RankForm, 'rank'>, { low, high, n }: Run, parts: number): number {
  switch (form) {
    case 'percent-rank':
      return n === 1 ? 0 : (low - 1) / (n - 1)
    case 'cumulative-share':
      return high / n
    case 'ntile':
      return Math.floor((((low + high) / 2) * parts) / (n + 1)) + 1
  }
}
