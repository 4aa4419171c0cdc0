import type { FlowDiagramData } from './data.ts'

/** A box as given, in the order from the top and from the left. */
export interface GivenBox {
  readonly row: number
  readonly arm: number | null
  readonly n: number
  readonly isExit: boolean
}

/**
 * For each box the count that the boxes above leave, null if it has that count or none is known. Who leaves is subtracted; the last arm of the
 * first row of arms has what the others leave; arms that meet again are added. With `kept`, a box of an arm may count those who left.
 */
export function expectedCounts(
  boxes: readonly GivenBox[],
  arms: number,
  kept: boolean,
): FlowDiagramData['boxes']['expected'] {
  /** The fewest and the most that each arm may have, and all together; NaN if it is not known. */
  let [common, splitAt] = [Number.NaN, -1]
  const unknown = () => Array.from({ length: arms }, () => Number.NaN)
  let [low, high] = [unknown(), unknown()]
  return boxes.map(({ row, arm, n, isExit }, k) => {
    if (arm === null) {
      if (splitAt >= 0) {
        common = low.reduce((sum, of) => sum + of, 0)
        splitAt = -1
      }
      if (isExit) {
        common -= n
        return null
      }
      const wanted = common
      common = n
      return Number.isNaN(wanted) || wanted === n ? null : wanted
    }
    let rest = Number.NaN
    if (splitAt < 0) {
      splitAt = row
      low = unknown()
      high = unknown()
    }
    if (!isExit && row === splitAt) {
      const others = boxes.filter((box) => box.row === row && box.arm !== arm)
      const isLast = boxes[k + 1]?.row !== row
      if (isLast) rest = common - others.reduce((sum, box) => sum + box.n, 0)
    }
    if (isExit) {
      low[arm] = (low[arm] as number) - n
      return null
    }
    const [least, most] = Number.isNaN(low[arm] as number) ? [rest, rest] : [low[arm] as number, high[arm] as number]
    low[arm] = n
    high[arm] = n
    const top = kept ? most : least
    return n < least ? least : n > top ? top : null
  })
}
