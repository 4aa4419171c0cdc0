import { answered, type Drawn, interval, type Quantity, repeats } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { KappaLine, KappasFigure } from './figure-of.ts'

export const drawn: Drawn<typeof definition> = {
  kappas: ({ confidence, weights, rows }: KappasFigure, { options }) => {
    const [first = '-', second = '-'] = options.raters
    return [
      answered('confidence', confidence, options.confidence),
      ...rows.flatMap((row) => line(row, weights, `${first}/${second}`)),
    ]
  },
}

function line(row: KappaLine, weights: KappasFigure['weights'], only: string): readonly Quantity[] {
  const { name, n } = row
  const kappa = { estimate: 'kappa' }
  if ('category' in name) {
    const key = `${name.category.variable}=${String(name.category.level)}`
    return [repeats(`${key}.n`, n, 'fleiss/fleiss/n'), ...interval(key, row, `categories/${key}`, kappa)]
  }
  if ('first' in name) {
    const pair = `${name.first}/${name.second}`
    return [repeats(`${pair}.n`, n, `agreement/${pair}/n`), ...interval(pair, row, `kappas/${pair}/${weights}`, kappa)]
  }
  const { kind } = name
  if (kind === 'fleiss')
    return [repeats('fleiss.n', n, 'fleiss/fleiss/n'), ...interval(kind, row, 'fleiss/fleiss', kappa)]
  return [
    repeats(`${kind}.n`, n, `agreement/${only}/n`),
    ...(kind === 'pabak'
      ? interval(kind, row, `agreement/${only}`, { estimate: 'pabak', interval: 'pabakInterval' })
      : interval(kind, row, `kappas/${only}/${kind}`, kappa)),
  ]
}
