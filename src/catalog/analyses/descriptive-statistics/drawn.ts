import { columnInfo } from '../../kit/data-dictionary.ts'
import { answered, type Drawn, type DrawnContext, inR, type Quantity, within } from '../../kit/figures/drawn.ts'
import { sampleQuantities } from '../../kit/figures/drawn-box.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import { rColumn, rColumnName, rString } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'
import type { BarFigure, BoxFigure, HistogramFigure } from './figures.ts'

type Context = DrawnContext<typeof definition>

export const drawn: Drawn<typeof definition> = { histogram, box, bars }

/** Index of the group in the script, from 1. */
function placeOf(group: LevelRef | null, { data }: Context): number {
  return group === null ? 1 : (columnInfo(data, group.variable)?.levels ?? []).indexOf(group.level) + 1
}

/** The finite values of one group. */
function valuesOf(variable: string, place: number, { data }: Context): string {
  return `local({ v <- split(${rColumn(data, variable)}, group)[[${place}]]; v[is.finite(v)] })`
}

/** Sturges' number of classes for the largest group, used for all groups, between the minimum and the maximum. */
function histogram({ variable, edges, groups }: HistogramFigure, context: Context): readonly Quantity[] {
  const column = rColumn(context.data, variable)
  const breaks = [
    `local({ v <- split(${column}, group)`,
    'v <- lapply(v, function(x) x[is.finite(x)])',
    'ends <- range(unlist(v))',
    'if (diff(ends) == 0) ends + c(-0.5, 0.5) else seq(ends[1], ends[2], length.out = 1 + max(sapply(v[lengths(v) > 0], nclass.Sturges))) })',
  ].join('; ')
  return [
    inR('edges', edges, breaks),
    ...groups.map(({ group, counts }, g) =>
      inR(
        `groups[${g}].counts`,
        counts,
        `hist(${valuesOf(variable, placeOf(group, context), context)}, breaks = ${breaks}, include.lowest = TRUE, plot = FALSE)$counts`,
      ),
    ),
  ]
}

function box({ variable, confidence, boxes }: BoxFigure, context: Context): readonly Quantity[] {
  const { options, data } = context
  return [
    answered('confidence', confidence, options.confidence),
    ...boxes.flatMap(({ group, box: of }, g) => {
      const place = placeOf(group, context)
      const described = `numbers[[${rString(rColumnName(data, variable))}]][[${place}]]`
      const interval = `if (anyNA(${described}$interval)) rep(${described}$mean, 2) else ${described}$interval`
      return within(`groups[${g}]`, sampleQuantities(of, valuesOf(variable, place, context), { ...options, interval }))
    }),
  ]
}

function bars({ variable, groups }: BarFigure, context: Context): readonly Quantity[] {
  const counts = `counts[[${rString(rColumnName(context.data, variable))}]]`
  return groups.flatMap(({ group, n, fractions }, g) => {
    const place = placeOf(group, context)
    return [
      ...(n === undefined ? [] : [inR(`groups[${g}].n`, n, `${counts}$n[[${place}]]`)]),
      inR(
        `groups[${g}].fractions`,
        fractions,
        `if (${counts}$n[[${place}]] == 0) 0 * ${counts}$counts[, ${place}] else ${counts}$valid[, ${place}]`,
      ),
    ]
  })
}
