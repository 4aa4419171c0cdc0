import { type Drawn, inR, repeats } from '../../kit/figures/drawn.ts'
import { rColumn } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'
import type { HeatmapFigure, ScatterFigure } from './figures.ts'

export const drawn: Drawn<typeof definition> = {
  heatmap: ({ method, variables, rows, sizes = [] }: HeatmapFigure) =>
    rows.flatMap((row, k) =>
      row.flatMap((r, j) => {
        const [pair, cell] = [`${variables[k]},${variables[j]}`, `pairs/${method}/${variables[j]}/${variables[k]}`]
        const n = sizes[k]?.[j]
        return [
          repeats(`r[${pair}]`, r, `${cell}/r`),
          ...(n === undefined ? [] : [repeats(`n[${pair}]`, n, `${cell}/n`)]),
        ]
      }),
    ),
  scatter: ({ method, x, y, points, n, line, r, p }: ScatterFigure, { data }) => {
    const pair = `na.omit(data.frame(x = ${rColumn(data, x)}, y = ${rColumn(data, y)}))`
    const ofPair = (expression: string) => `local({ v <- ${pair}; ${expression} })`
    return [
      repeats('r', r, `pairs/${method}/${x}/${y}/r`),
      repeats('p', p, `pairs/${method}/${x}/${y}/p`),
      ...(n === undefined ? [] : [repeats('n', n, `pairs/${method}/${x}/${y}/n`)]),
      inR(
        'x',
        points.map(([at]) => at),
        ofPair('v$x'),
      ),
      inR(
        'y',
        points.map(([, at]) => at),
        ofPair('v$y'),
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
