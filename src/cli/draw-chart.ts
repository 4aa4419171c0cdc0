import { detachedContext } from '#catalog/detached-context.ts'
import { applyStyle, languageOf, plotSizeOf, typeSizes } from '#catalog/kit/figures/apply-style.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { isStyle } from '#catalog/kit/figures/style-leaves.ts'
import type { Json } from '#catalog/kit/json.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { Conventions } from '#catalog/kit/options/conventions.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { fitPlot } from '#figure/fit-plot.ts'
import type { Scene } from '#figure/scene.ts'
import { swapScene } from '#figure/swapped/swapped-scene.ts'
import { inSizes } from '#figure/typography.ts'
import { bindOptions } from './bind-options.ts'
import { entryIds, load, loadDefinition } from './entries.ts'
import { explainRefusal } from './explain-refusal.ts'
import { readTable, type Table, type TableRequest } from './read-table.ts'
import type { Terminal } from './terminal.ts'
import { Refusal, UsageError } from './usage-error.ts'
import { writeFigure } from './write-figure.ts'

export interface ChartRequest extends TableRequest {
  readonly id: string
  /** Options of the chart and of its style. */
  readonly options: Readonly<Record<string, Json>>
  readonly conventions: Conventions
  /** Output file, SVG or PDF by its extension. */
  readonly out: string
  readonly json: boolean
}

/** Draws one chart of one file; with `json` also prints the numbers it is drawn from. */
export async function drawChart(request: ChartRequest, terminal: Terminal): Promise<void> {
  const { id } = request
  if (!entryIds('charts').includes(id))
    throw new UsageError(`There is no chart ${id}. Charts: ${entryIds('charts').join(', ')}`)
  const definition = await loadDefinition(id, 'charts')
  const table = await readTable(request, terminal)
  const asked = { ...allOptions(definition), ...styleOptions }
  const options = bindOptions(asked, request.options, table.dictionary)
  const { frame, dictionary } = table
  const { conventions } = request
  const question = { version: definition.version, options, conventions, frames: [frame], dictionary }
  const outcome = await runAnalysis(definition, await load('charts', id, 'compute'), question, detachedContext)
  if (outcome.status !== 'done') {
    explainRefusal(outcome, definition, table, terminal)
    throw new Refusal(outcome)
  }
  if (request.json) terminal.print(JSON.stringify(outcome, null, 2))
  await writeFigure(request.out, await sceneOf(id, outcome, options, table, terminal), terminal.language)
}

async function sceneOf(
  id: string,
  outcome: Extract<Outcome, { status: 'done' }>,
  options: StoredOptions,
  { dictionary }: Table,
  { language }: Terminal,
): Promise<Scene> {
  const chosen = Object.fromEntries(Object.entries(options).filter(([leaf]) => isStyle(leaf)))
  const style = readOptions({ options: styleOptions }, chosen, dictionary)
  if (style.status !== 'ok') throw new UsageError(`The look of the chart: ${JSON.stringify(style)}`)
  const { figureWidth: width, figureHeight: height } = style.options
  const size = { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) }
  const { plots } = await load('charts', id, 'plot')
  const [figure] = outcome.figures
  const settings = displaySettings(languageOf(style.options, language))
  const scene =
    figure &&
    inSizes(typeSizes(style.options), () =>
      plots.chart?.plot(figure.data, { settings, names: namesOf(dictionary), size }),
    )
  if (scene === undefined) throw new Error(`${id} draws nothing`)
  const styled = inSizes(typeSizes(style.options), () => applyStyle(scene, style.options, undefined, swapScene))
  return fitPlot(styled.scene, plotSizeOf(style.options))
}
