import { expect, test } from 'vitest'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { selectRows } from '#engine/frame/select-rows.ts'
import { applySteps, type StepRecord, type StepsInput } from './apply-steps.ts'
import { recipeScript } from './recipe-script.ts'
import { loadStepModules, loadStepParts } from './step-applies.ts'
import { StepCache } from './step-cache.ts'

const source = makeFrame([
  textColumn({ id: 'c1', name: 'ward', missingCodes: ['?'] }, ['B', 'A', 'B', null, 'A', '?']),
  makeNumericColumn({ id: 'c2', name: 'age', missingTags: Uint8Array.of(0, 0, 0, 0, 2, 0) }, [
    30,
    40,
    50,
    60,
    null,
    80,
  ]),
  makeNumericColumn(
    {
      id: 'c3',
      name: 'sex',
      measure: 'nominal',
      format: 'percent',
      valueLabels: [
        { value: 2, label: 'female' },
        { value: 1, label: 'male' },
      ],
    },
    [1, 2, 1, 1, 2, 1],
  ),
])
const step = (id: string, type: string, options: StepRecord['options']): StepRecord => ({
  id,
  type,
  version: 1,
  enabled: true,
  options,
})
const mean = { id: 'm', statistic: 'mean', column: 'c2', name: 'age_mean' }
const n = { id: 'n', statistic: 'n', name: 'n' }
const usual = { id: 'u', statistic: 'mode', column: 'c3', name: 'usual_sex' }
const byWard = step('a', 'aggregate', { by: ['c1'], items: [mean, n, usual] })
const double = step('d', 'compute-variable', { name: 'double', formula: '{a.m} * 2' })
const old = step('f', 'filter-rows', { condition: '{a.n} > 1' })
const sort = step('o', 'sort-rows', { keys: [{ column: 'a.m', descending: true }] })
const again = step('b', 'aggregate', { by: [], items: [{ id: 's', statistic: 'sum', column: 'a.n', name: 'all' }] })

const run = (steps: readonly StepRecord[], more: Partial<StepsInput> = {}) =>
  applySteps({ source, sourceKey: 'source', steps, load: loadStepModules, ...more })

type Result = Awaited<ReturnType<typeof run>>

const cells = ({ frame }: Result, id: string) => {
  const column = frame.columns.find((one) => one.id === id)
  if (column === undefined) return undefined
  return column.type === 'text' ? Array.from(column.codes, (k) => column.dictionary[k]) : Array.from(column.values)
}

/** The row id of each group, by its ward. */
const idsOf = (result: Result) =>
  new Map((cells(result, 'c1') ?? []).map((ward, row) => [ward, result.frame.rowIds[row]]))

test('a row for each group, with the keys under their own ids and the statistics under those of the list', async () => {
  const result = await run([byWard])
  expect(result.frame.columns.map(({ id, name }) => [id, name])).toEqual([
    ['c1', 'ward'],
    ['a.m', 'age_mean'],
    ['a.n', 'n'],
    ['a.u', 'usual_sex'],
  ])
  expect(cells(result, 'c1')).toEqual(['B', 'A', undefined])
  expect(cells(result, 'a.m')).toEqual([40, 40, 70])
  expect(cells(result, 'a.n')).toEqual([2, 2, 2])
  expect(result.frame.columns[3]).toMatchObject({
    measure: 'nominal',
    format: 'percent',
    valueLabels: source.columns[2]?.valueLabels,
  })
  expect(result.reports[0]).toMatchObject({
    rowsBefore: 6,
    rowsAfter: 3,
    notices: [{ code: 'summarised', params: { rows: 6, groups: 3 } }],
  })
})

test('later steps work on the groups, and one of them can summarise again', async () => {
  const result = await run([byWard, double, old, sort])
  expect(result.reports.map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done'])
  expect(cells(result, 'd.1')).toEqual([140, 80, 80])
  expect(cells(await run([byWard, double, again]), 'b.s')).toEqual([6])
  const lost = await run([byWard, step('x', 'compute-variable', { name: 'x', formula: '{c2} + 1' })])
  expect(lost.reports[1]).toMatchObject({ status: 'broken', problems: [{ code: 'column-missing' }] })
})

test('a group keeps its row when rows, other groups or their order change, and on another device', async () => {
  const ids = idsOf(await run([byWard]))
  expect(Array.from(ids.values())).toEqual([5456710982733409, 7025111521997978, 7406625724710952])
  const without = step('f', 'filter-rows', { condition: '{c1} <> "B"', rows: 'keep' })
  const fewer = idsOf(await run([without, byWard]))
  expect(fewer.get('A')).toBe(ids.get('A'))
  const backwards = selectRows(source, Int32Array.of(5, 4, 3, 2, 1, 0))
  const other = await run([byWard], { source: backwards, sourceKey: 'backwards' })
  expect(cells(other, 'c1')).toEqual(['A', 'B', undefined])
  for (const ward of ['A', 'B', undefined]) expect(idsOf(other).get(ward)).toBe(ids.get(ward))
  const more = step('a', 'aggregate', { by: ['c1'], items: [usual] })
  expect(idsOf(await run([more]))).toEqual(ids)
  expect(idsOf(await run([{ ...byWard, id: 'z' }])).get('A')).not.toBe(ids.get('A'))
})

test('[D3] undo and redo take the table from the cache; it is computed again only if its columns or rows change', async () => {
  const applied: string[] = []
  const load: StepsInput['load'] = async (type) => {
    const found = await loadStepModules(type)
    return (
      found && {
        ...found,
        apply: {
          ...found.apply,
          apply: (...given) => {
            applied.push(given[2].stepId)
            return found.apply.apply(...given)
          },
        },
      }
    )
  }
  const cache = new StepCache()
  const fresh = async (steps: readonly StepRecord[], more: Partial<StepsInput> = {}) => {
    applied.length = 0
    const result = await run(steps, { cache, load, ...more })
    expect(result).toEqual(await run(steps, more))
    return [...applied]
  }
  expect(await fresh([byWard, double])).toEqual(['a', 'd'])
  expect(await fresh([double])).toEqual([]) // undone: the second waits for its column
  expect(await fresh([byWard, double])).toEqual([])
  // what it does not read may change
  expect(await fresh([byWard, double], { overlays: { c1: { label: 'Ward' }, 'a.m': { label: 'years' } } })).toEqual([])
  const recoded = step('r', 'recode', {
    variable: 'c3',
    into: 'new',
    name: 's',
    rules: [{ from: { missing: true }, to: 1 }],
  })
  expect(await fresh([recoded, byWard, double])).toEqual(['r'])
  expect(await fresh([byWard, double], { overlays: { c2: { missingCodes: [60] } } })).toEqual(['a', 'd'])
  expect(await fresh([byWard], { overlays: { c3: { format: 'month' } } })).toEqual(['a'])
  expect(await fresh([step('f', 'filter-rows', { condition: '{c2} > 30' }), byWard])).toEqual(['f', 'a'])
  expect(await fresh([{ ...byWard, enabled: false }, old])).toEqual([])
})

test('the R program of the recipe goes on with the groups', async () => {
  const steps = [byWard, double]
  const result = await run(steps, { overlays: { 'a.m': { name: 'mean age', missingCodes: [-1] } } })
  const script = await recipeScript({
    file: 'data.csv',
    source: source.columns,
    steps,
    result,
    load: loadStepParts,
    language: 'en',
  })
  const lines = script.split('\n')
  expect(lines.slice(lines.indexOf('# 1 Summarise by group'))).toEqual([
    '# 1 Summarise by group',
    'g <- group_rows(d["ward"])',
    'rows <- split(seq_len(nrow(d)), g)',
    'groups <- d[vapply(rows, function(i) i[1], 0L), "ward", drop = FALSE]',
    'groups$age_mean <- vapply(rows, function(i) mean(d$age[i], na.rm = TRUE), 0, USE.NAMES = FALSE)',
    'groups$n <- as.numeric(lengths(rows))',
    'groups$usual_sex <- d$sex[vapply(rows, function(i) { v <- d$sex[i]; u <- unique(v[!is.na(v)]); i[match(u[which.max(tabulate(match(v, u)))], v)][1] }, 0L, USE.NAMES = FALSE)]',
    'd <- groups',
    'rownames(d) <- NULL',
    'names(d)[names(d) == "age_mean"] <- "mean age"',
    'd$`mean age`[d$`mean age` %in% -1] <- NA # user-missing codes',
    '',
    '# 2 Compute a variable',
    'd$double <- d$`mean age` * 2',
    '',
  ])
})

test('it stops at a checkpoint', async () => {
  let turns = 0
  const checkpoint = () => (++turns === 4 ? Promise.reject(new Error('stopped')) : Promise.resolve())
  await expect(run([byWard], { checkpoint })).rejects.toThrow('stopped')
})
