import type { StatisticSymbol } from '../outcome/outcome.ts'
import { plainText, runsOf } from './text-run.ts'

/** Letters of test statistics as printed: italic, except for a superscript. */
export const statisticMarkup: Readonly<Record<StatisticSymbol, string>> = {
  t: '_t_',
  Z: '_Z_',
  chi2: '_χ_^2^',
  F: '_F_',
  U: '_U_',
  W: '_W_',
  H: '_H_',
  D: '_D_',
  S: '_S_',
  A2: '_A_^2^',
  K2: '_K_^2^',
}

/** The letter of a statistic in plain text: `χ²`. */
export function statisticText(symbol: StatisticSymbol): string {
  return plainText(runsOf(statisticMarkup[symbol]))
}
