import { columnInfo } from '../../kit/data-dictionary.ts'
import { answered, type Drawn, type DrawnContext, inR, type Quantity, within } from '../../kit/figures/drawn.ts'
import { rColumn, rNumber } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'
import { maxShownPoints, type QuantileFigure } from './figures.ts'

export const drawn: Drawn<typeof definition> = { qq: panels, detrended: panels }

/** Blom's plotting positions, and the envelope of Fox (2016). */
function panels(
  { variable, confidence, panels: all }: QuantileFigure,
  { options, data }: DrawnContext<typeof definition>,
): readonly Quantity[] {
  const most = maxShownPoints(all.length)
  const tail = Math.floor(most / 8)
  const middle = most - 2 * tail
  const shown = `if (n <= ${most}) seq_len(n) else c(1:${tail}, ${tail} + 1 + floor(0:${middle - 1} * (n - ${2 * tail}) / ${middle}), n - ${tail} + 1:${tail})`
  return [
    answered('confidence', confidence, options.confidence),
    ...all.flatMap(({ group, n, expected, observed, mean, sd, reach }, g) => {
      const place = group === null ? 1 : (columnInfo(data, group.variable)?.levels ?? []).indexOf(group.level) + 1
      const ofValues = (expression: string) =>
        `local({ v <- split(${rColumn(data, variable)}, group)[[${place}]]; v <- sort(v[is.finite(v)]); n <- length(v); p <- (seq_len(n) - 0.375) / (n + 0.25); ${expression} })`
      return within(`panels[${g}]`, [
        inR('n', n, ofValues('n')),
        inR('mean', mean, ofValues('mean(v)')),
        inR('sd', sd, ofValues('sd(v)')),
        inR('observed', observed, ofValues(`v[${shown}]`)),
        inR('expected', expected, ofValues(`qnorm(p)[${shown}]`)),
        inR(
          'reach',
          reach,
          ofValues(`(qnorm(${rNumber((1 + confidence) / 2)}) * sqrt(p * (1 - p) / n) / dnorm(qnorm(p)))[${shown}]`),
        ),
      ])
    }),
  ]
}
