import { caseWeights } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { buildTable } from '../../kit/outcome/build-table.ts'
import { leftOut } from '../../kit/outcome/left-out.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { compareMarkers, type Examined, examine } from './examine.ts'
import type { Facts } from './facts.ts'
import { figureOf } from './figure-of.ts'
import { readMarkers } from './read-markers.ts'
import { areaNotes, areaNotices, comparisonNotes, cutOffNotes, notCompared, sizeChecks, valueNotes } from './remarks.ts'
import { areaRow, comparisonRow, countRows, cutOffRows, factsOfComparison, factsOfMarker, valueRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { checkpoint, progress } = context
  await checkpoint()
  const read = await readMarkers(frame, options, checkpoint, caseWeights(frame, context.weights))
  if ('status' in read) return read
  const examined: Examined[] = []
  for (const [k, marker] of read.markers.entries()) {
    examined.push(await examine(read, marker, options, checkpoint))
    progress((k + 1) / (2 * read.markers.length))
  }
  const { compared, tooFew } = await compareMarkers(read, options, checkpoint)
  const { confidence, adjust, missing, prevalence } = options
  const level = { level: { confidence } }
  const hasCutOffs = examined.some(({ cutOffs }) => cutOffs.length > 0)
  const facts: Facts = {
    event: read.event,
    confidence,
    adjust,
    missing,
    prevalence,
    markers: examined.map(factsOfMarker),
    comparisons: compared.map(factsOfComparison),
  }
  return {
    status: 'done',
    sample: read.sample,
    tables: [
      buildTable(definition, 'areas', {
        params: level,
        columns: ['marker', 'direction', 'events', 'others', 'area', 'se', 'interval', 'statistic', 'p'],
        rows: examined.map(areaRow),
        notes: areaNotes(read),
      }),
      ...(compared.length === 0
        ? []
        : [
            buildTable(definition, 'comparisons', {
              params: level,
              columns: [
                ...(['first', 'second', 'n', 'difference', 'se', 'interval', 'statistic', 'p'] as const),
                ...(adjust === 'none' ? [] : (['adjusted'] as const)),
              ],
              rows: compared.map(comparisonRow),
              notes: comparisonNotes(compared, options),
            }),
          ]),
      ...(hasCutOffs ? cutOffTables(examined, options) : []),
    ],
    figures: [{ id: 'roc', of: 'roc', data: figureOf(examined, options) }],
    savedColumns: [],
    models: [],
    checks: sizeChecks(examined),
    notices: [...leftOut(definition, read.refused), ...notCompared(tooFew), ...areaNotices(read, examined)],
    facts,
  }
}

function cutOffTables(examined: readonly Examined[], options: Options) {
  const { confidence } = options
  const params = { level: { confidence } }
  return [
    buildTable(definition, 'cutOffs', {
      params,
      columns: [
        ...(['marker', 'rule', 'side', 'cutOff', 'sensitivity', 'sensitivityInterval'] as const),
        ...(['specificity', 'specificityInterval', 'youden'] as const),
      ],
      rows: examined.flatMap(cutOffRows),
      notes: cutOffNotes(examined, options),
    }),
    buildTable(definition, 'values', {
      params,
      columns: [
        ...(['marker', 'rule', 'positiveValue', 'positiveValueInterval'] as const),
        ...(['negativeValue', 'negativeValueInterval'] as const),
        ...(['positiveRatio', 'positiveRatioInterval', 'negativeRatio', 'negativeRatioInterval'] as const),
      ],
      rows: examined.flatMap(valueRows),
      notes: valueNotes(examined, options),
    }),
    buildTable(definition, 'counts', {
      columns: ['marker', 'rule', 'truePositive', 'falsePositive', 'falseNegative', 'trueNegative'],
      rows: examined.flatMap(countRows),
    }),
  ]
}
