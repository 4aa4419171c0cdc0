import { type Drawn, type Quantity, repeats } from '../../kit/figures/drawn.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { SharesFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = { stacked: shares, grouped: shares }

/** The counts that the table of counts shows, row by row. */
function shares({ variable, groups, levels, counts, test, p }: SharesFigure): readonly Quantity[] {
  const table = variable === null ? 'counts' : `counts-${variable}`
  const keyOf = ({ variable: of, level }: LevelRef) => `${of}=${String(level)}`
  return [
    repeats('p', p, `tests/${variable ?? '-'}/${test}/p`),
    ...groups.map((group, g) =>
      repeats(
        `counts[${keyOf(group)}]`,
        counts[g] ?? [],
        levels.map(({ level }) => `${table}/${keyOf(group)}/cell@${String(level)}.count`),
      ),
    ),
  ]
}
