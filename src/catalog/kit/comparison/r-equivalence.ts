import { rNumber } from '../r/r-code.ts'
import type { Margins } from './equivalence-options.ts'

/** An R function for two one-sided tests of a difference with its standard error and degrees of freedom, as returned by `t.test`. */
export function rEquivalence({ lower, upper }: Margins, confidence: number): readonly string[] {
  return [
    `margins <- c(${rNumber(lower)}, ${rNumber(upper)})`,
    'equivalence <- function(difference, se, df) {',
    '  statistic <- (difference - margins) / se',
    '  p <- c(pt(statistic[1], df, lower.tail = FALSE), pt(statistic[2], df))',
    `  list(difference = difference, statistic = statistic, df = df, p = c(p, max(p)), conf.int = difference + c(-1, 1) * qt(${rNumber(confidence)}, df) * se)`,
    '}',
    '',
  ]
}

/** Captures of the table's numbers from the result of that function; `row` begins the path of its rows. */
export function rEquivalenceCaptures(row: string, of: string): Readonly<Record<string, string>> {
  const side = (name: 'lower' | 'upper', i: 1 | 2) => ({
    [`${row}/${name}/margin`]: `margins[${i}]`,
    [`${row}/${name}/statistic`]: `${of}$statistic[${i}]`,
    [`${row}/${name}/df`]: `${of}$df`,
    [`${row}/${name}/p`]: `${of}$p[${i}]`,
  })
  return {
    ...side('lower', 1),
    ...side('upper', 2),
    [`${row}/both/difference`]: `${of}$difference`,
    [`${row}/both/interval.lower`]: `${of}$conf.int[1]`,
    [`${row}/both/interval.upper`]: `${of}$conf.int[2]`,
    [`${row}/both/p`]: `${of}$p[3]`,
  }
}
