import { yuanOf } from '#contract/money/fen.ts'

/** An amount in fen as it is shown: ¥30.00, −¥0.05. */
export function yuan(fen: number): string {
  return `${fen < 0 ? '−' : ''}¥${yuanOf(Math.abs(fen))}`
}
