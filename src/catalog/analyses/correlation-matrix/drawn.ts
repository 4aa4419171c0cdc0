import { type Drawn, inR, repeats } from '../../kit/figures/drawn.ts'
import { rColumn } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'
import { type HeatmapFigure, maxPoints, type ScatterFigure } from './figures.ts'

export const drawn: Drawn<typeof definition> = {
  heatmap: ({ method, variables, rows }: HeatmapFigure) =>
    rows.flatMap((row, k) =>
      row.map((r, j) =>
        repeats(`r[${variables[k]},${variables[j]}]`, r, `pairs/${method}/${variables[j]}/${variables[k]}/r`),
      ),
    ),
  scatter: ({ method, x, y, points, line, r, p }: ScatterFigure, { data }) => {
    const pair = `na.omit(data.frame(x = ${rColumn(data, x)}, y = ${rColumn(data, y)}))`
    const every = `seq(1, nrow(v), by = max(1, ceiling(nrow(v) / ${maxPoints})))`
    const ofPair = (expression: string) => `local({ v <- ${pair}; ${expression} })`
    return [
      repeats('r', r, `pairs/${method}/${x}/${y}/r`),
      repeats('p', p, `pairs/${method}/${x}/${y}/p`),
      inR(
        'x',
        points.map(([at]) => at),
        ofPair(`v$x[${every}]`),
      ),
      inR(
        'y',
        points.map(([, at]) => at),
        ofPair(`v$y[${every}]`),
      ),
      ...(line === null
        ? []
        : [
            inR('line.slope', line.slope, ofPair('coef(lm(y ~ x, data = v))[2]')),
            inR('line.through', line.through, ofPair('colMeans(v)')),
          ]),
    ]
  },
}
