import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { codedColumn } from '#engine/frame/coded-column.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { usable } from '#engine/frame/usable.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, exclusions } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer, LevelRef } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { BubbleData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxBubbles = 1000
/** Circles differ by colour only: more colours are not clearly different. */
const maxGroups = 7

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { x, y, size, colour, label, named, diameter } = options
  const { checkpoint, progress } = context
  const column = colour === null ? undefined : columnById(frame, colour)
  const isScale = column !== undefined && column.type !== 'text' && column.measure === 'continuous'
  if (column !== undefined && !isScale && hasMoreLevels(column, maxGroups))
    return rejected(definition, 'too-many-groups', 'colour', { group: { variable: column.id }, max: maxGroups })
  const coded = colour === null || isScale ? undefined : codedColumn(frame, colour)
  await checkpoint()
  const quantities = [...new Set([x, y, size, ...(colour !== null && isScale ? [colour] : [])])]
  const columns = quantities.map((id) => numericColumn(frame, id).values)
  const lost = quantities.map(() => ({ missing: 0, infinite: 0 }))
  const sizes = numericColumn(frame, size).values
  const rows: number[] = []
  let [n, uncoloured, refused, least] = [0, 0, 0, Number.POSITIVE_INFINITY]
  for (let i = 0; i < frame.rows; i++) {
    if (i % 8192 === 0) {
      progress(i / frame.rows)
      await checkpoint()
    }
    const without = columns.findIndex((values) => !Number.isFinite(values[i]))
    const own = lost[without]
    if (own !== undefined) own[Number.isNaN(columns[without]?.[i]) ? 'missing' : 'infinite']++
    else if (coded !== undefined && (coded.codes[i] as number) < 0) uncoloured++
    else if ((sizes[i] as number) <= 0) {
      refused++
      least = Math.min(least, sizes[i] as number)
    } else {
      n++
      if (rows.length <= maxBubbles) rows.push(i)
    }
  }
  const variable = { variable: size }
  if (refused > 0)
    return rejected(definition, 'size-not-positive', 'size', { variable, n: refused, least: { estimate: least } })
  if (n === 0) return rejected(definition, 'no-bubbles', 'size')
  if (n > maxBubbles) return rejected(definition, 'too-many-bubbles', 'size', { n, max: maxBubbles })
  const order = rows.toSorted((a, b) => (sizes[b] as number) - (sizes[a] as number) || a - b)
  const of = (id: string) => {
    const { values } = numericColumn(frame, id)
    return order.map((row) => values[row] as number)
  }
  const groups = coded === undefined ? [] : levelRefs(colour, coded.levels).flatMap((ref) => ref ?? [])
  const data: BubbleData = {
    of: {
      x: { variable: x },
      y: { variable: y },
      size: variable,
      colour: colour === null ? null : { variable: colour },
    },
    diameter,
    groups,
    bubbles: {
      x: of(x),
      y: of(y),
      size: of(size),
      colour: coded !== undefined ? order.map((row) => coded.codes[row] as number) : colour === null ? [] : of(colour),
    },
    names: label === null ? [] : namesOf(frame, label, order.slice(0, named)),
  }
  return chartAnswer(data, {
    total: frame.rows,
    used: n,
    excluded: [...exclusions(quantities, lost), ...exclusion(colour, 'missing', uncoloured)],
  })
}

function namesOf(frame: Frame, id: string, rows: readonly number[]): readonly (LevelRef | null)[] {
  const column = columnById(frame, id)
  if (column === undefined) throw new Error('The names are a column')
  return cellsOfRows(usable(column), rows).map((level) => (level === null ? null : { variable: id, level }))
}
