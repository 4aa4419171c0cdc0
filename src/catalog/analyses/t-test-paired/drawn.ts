import { answered, type Drawn, type DrawnContext, inR, type Quantity } from '../../kit/figures/drawn.ts'
import { sampleQuantities } from '../../kit/figures/drawn-box.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'
import { type DifferencesFigure, type LinesFigure, maxLines } from './figures.ts'

type Context = DrawnContext<typeof definition>

export const drawn: Drawn<typeof definition> = { lines, differences }

/** Index of the pair in the script, from 1: earlier pairs may have been left out. */
function placeOf({ outcome, members }: LinesFigure | DifferencesFigure, { options: { pairs } }: Context): number {
  if (pairs.layout === 'long') return pairs.outcomes.indexOf(outcome ?? '') + 1
  const [first, second] = members
  return pairs.pairs.findIndex(([a, b]) => a === first.variable && b === second.variable) + 1
}

function lines(data: LinesFigure, context: Context): readonly Quantity[] {
  const { n, pairs, confidence, means } = data
  const k = placeOf(data, context)
  const member = (name: string) => `pairs[[${k}]]$${name}[usable[, ${k}]]`
  const every = `seq(1, sum(usable[, ${k}]), by = ceiling(sum(usable[, ${k}]) / ${maxLines}))`
  return [
    answered('confidence', confidence, context.options.confidence),
    inR('n', n, `sum(usable[, ${k}])`),
    ...(['first', 'second'] as const).flatMap((name, m) => [
      inR(
        `${name}.values`,
        pairs.map((pair) => pair[m] ?? null),
        `${member(name)}[${every}]`,
      ),
      inR(`${name}.mean`, means[m]?.mean ?? null, `mean(${member(name)})`),
      inR(
        `${name}.mean.interval`,
        means[m]?.interval ?? [],
        `local({ v <- ${member(name)}; mean(v) + c(-1, 1) * qt(${rNumber((1 + confidence) / 2)}, length(v) - 1) * sd(v) / sqrt(length(v)) })`,
      ),
    ]),
  ]
}

function differences(data: DifferencesFigure, context: Context): readonly Quantity[] {
  const { confidence, p, box } = data
  const { options } = context
  const k = placeOf(data, context)
  return [
    answered('confidence', confidence, options.confidence),
    inR('p', p, `results[[${k}]]$${options.tests.includes('t') ? 't' : 'wilcoxon'}$p.value`),
    ...sampleQuantities(box, `(pairs[[${k}]]$first - pairs[[${k}]]$second)[usable[, ${k}]]`, options),
  ]
}
