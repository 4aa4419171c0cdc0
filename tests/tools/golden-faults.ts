import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Example } from '#catalog/kit/example.ts'
import type { Done, Numeric } from '#catalog/kit/outcome/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome/outcome-values.ts'
import { agrees, type Tolerance, toleranceOf } from '#catalog/kit/r/r-agreement.ts'
import type { RScriptModule } from '#catalog/kit/r/r-script.ts'
import { load, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import { drawnCaptures, drawnQuantities, drawnTolerance, drawnValues } from './drawn-values.ts'
import { readQuestion } from './example-question.ts'
import { figureValues } from './figure-values.ts'
import { drawnFile, type Golden, goldenFile, readGolden } from './golden-file.ts'
import { savedCaptures, savedValues } from './saved-values.ts'
import { cellTolerance } from './summarised.ts'

type Cell = number | string | null
type Captures = Readonly<Record<string, string>>

/** Why the golden values for the tables of an example do not belong to its current script. */
export async function staleTables(kind: QuestionEntry, id: string, example: Example): Promise<readonly string[]> {
  const { captures, scriptSha256 } = await askedOfR(kind, id, example)
  return stale(readGolden(kind, id, goldenFile(example.id)), scriptSha256, captures)
}

/** The program of an example, and the expressions of its values after the run. */
export async function askedOfR(kind: QuestionEntry, id: string, example: Example) {
  const { definition, rScript } = await loadEntry(kind, id)
  const { options, data, script, scriptSha256 } = readQuestion(definition, rScript, example)
  const captures = { ...rScript.captures(options, data), ...savedCaptures({ definition, rScript }, options, data) }
  return { script, scriptSha256, captures }
}

/** Numbers of the tables, of saved columns, and of the figure of a chart that differ from R's or that R did not compute. */
export async function wrongInTables(
  kind: QuestionEntry,
  id: string,
  example: Example,
  outcome: Done,
): Promise<readonly string[]> {
  const { definition, rScript } = await loadEntry(kind, id)
  const golden = readGolden(kind, id, goldenFile(example.id))
  const shown = kind === 'charts' ? figureValues(outcome) : outcomeValues(definition, outcome)
  const values = new Map<string, Cell>([...shown, ...savedValues(outcome)])
  const uncovered = [...values.keys()].filter((path) => !Object.hasOwn(golden.values, path))
  return [
    ...uncovered.map((path) => `${path}: no value of R`),
    ...unlikeR(values, golden, (path) =>
      path.startsWith('saved/') ? ofColumn(path, golden.values) : toleranceOf(rScript, path),
    ),
  ]
}

/** The same for the figures of an analysis: numbers without a source, and numbers that differ from their source. */
export async function wrongInFigures(id: string, example: Example, outcome: Done): Promise<readonly string[]> {
  const { definition, rScript } = await loadEntry('analyses', id)
  if (outcome.figures.length === 0) return []
  const { options, data, scriptSha256 } = readQuestion(definition, rScript, example)
  const { quantities, faults } = drawnQuantities(await load('analyses', id, 'drawn'), outcome, { options, data })
  const cells = outcomeValues(definition, outcome)
  const unlike = quantities.flatMap(({ path, is, owner }) => {
    if ('r' in owner) return []
    if ('answer' in owner) return is === owner.answer ? [] : [`${path}: ${String(is)}, answered ${owner.answer}`]
    const [got, paths] = [[is].flat(), [owner.cell].flat()]
    if (got.length !== paths.length) return [`${path}: ${got.length} numbers, ${paths.length} cells`]
    return paths.flatMap((cell, k) =>
      known(cells.get(cell)) === known(got[k]) ? [] : [`${path}: ${got[k]}, in ${cell} ${cells.get(cell)}`],
    )
  })
  const captures = drawnCaptures(quantities)
  if (Object.keys(captures).length === 0) return [...faults, ...unlike]
  const golden = readGolden('analyses', id, drawnFile(example.id))
  const values = drawnValues(quantities)
  return [
    ...faults,
    ...unlike,
    ...stale(golden, scriptSha256, captures),
    ...unlikeR(values, golden, (path) => drawnTolerance(rScript, path, golden.values)),
  ]
}

async function loadEntry(kind: QuestionEntry, id: string) {
  const [definition, { rScript }]: [AnalysisDefinition, RScriptModule] = await Promise.all([
    loadDefinition(id, kind),
    load(kind, id, 'r-script'),
  ])
  return { definition, rScript }
}

function stale(golden: Golden, scriptSha256: string, captures: Captures): readonly string[] {
  if (golden.scriptSha256 !== scriptSha256) return ['the script is another one']
  /** The capture of a value: its path, or that of the vector that contains it. */
  const captured = (path: string) => (Object.hasOwn(captures, path) ? path : path.replace(/\/\d+$/, ''))
  const kept = new Set(Object.keys(golden.values).map(captured))
  const asked = Object.keys(captures)
  return [
    ...asked.filter((path) => !kept.has(path)).map((path) => `${path}: R was not asked`),
    ...[...kept].filter((path) => !Object.hasOwn(captures, path)).map((path) => `${path}: nothing asks for it`),
  ]
}

function unlikeR(
  values: ReadonlyMap<string, Cell>,
  golden: Golden,
  bounds: (path: string) => Tolerance,
): readonly string[] {
  return Object.entries(golden.values).flatMap(([path, expected]) => {
    const got = values.get(path) ?? null
    if (got === null && expected === 'NaN') return [] // R has no such number either
    return agrees(got, expected, bounds(path)) ? [] : [`${path}: ${String(got)}, in R ${String(expected)}`]
  })
}

/** An empty cell has no number, and nothing is drawn for it. */
function known(value: Numeric | undefined): number | string | null {
  return value === undefined || value === 'NaN' ? null : value
}

function ofColumn(path: string, values: Golden['values']): Tolerance {
  const column = path.replace(/\/\d+$/, '')
  return cellTolerance(Number(values[`${column}/0`]), Number(values[`${column}/1`]))
}
