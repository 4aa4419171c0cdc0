import { applySteps, type MetaOverlay, type OtherData, type StepRecord } from '#catalog/apply-steps.ts'
import { dataFile } from '#catalog/kit/r/r-run.ts'
import type { StepExampleColumn } from '#catalog/kit/step.ts'
import { stepExampleFrame } from '#catalog/kit/step.ts'
import { recipeScript } from '#catalog/recipe-script.ts'
import { loadStepEntry } from '#tests/tools/step-golden.ts'

/** Made-up patients with the usual faults of real files, and steps that use columns of other steps. */
const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '编号', type: 'text', values: ['001', '002', '003', '004', '005', '006', '007', '008'] },
  {
    id: 'c2',
    name: '身高 (cm)',
    type: 'number',
    missingCodes: [999],
    values: [170, 165.5, 999, 180, null, 158, 172, 169],
  },
  { id: 'c3', name: 'weight', type: 'number', values: [65, null, 70, 92.5, 60, 48, 0, 71] },
  { id: 'c4', name: '性别', type: 'text', values: ['男', '女', 'M', 'F', '女', null, '男', '女'] },
  {
    id: 'c5',
    name: 'born',
    type: 'date',
    values: ['1960-02-29', '1955-12-31', '1980-06-15', null, '1990-01-01', '1949-10-01', '1975-03-03', '2010-05-05'],
  },
  {
    id: 'c6',
    name: 'admitted',
    type: 'date',
    values: [
      '2023-02-28',
      '2023-05-01',
      '2023-05-02',
      '2023-05-03',
      '2023-01-01',
      '2023-09-30',
      '2023-03-02',
      '2023-05-05',
    ],
  },
  { id: 'c7', name: 'CRP', type: 'text', values: ['3.2', '<0.5', '12', '8.8', null, '45', '5', '2'] },
]

/** Another dataset of the project. */
const wards: readonly StepExampleColumn[] = [
  { id: 'c1', name: 'patient', type: 'text', values: ['003', '001', '008', '002', '099'] },
  { id: 'c2', name: 'weight', type: 'number', missingCodes: [-1], values: [70.5, -1, 71, 50, 99] },
  { id: 'c3', name: '体温1', type: 'number', values: [36.6, 37, 38.2, null, 40] },
  { id: 'c4', name: '体温2', type: 'number', values: [36.5, 37.5, null, null, 41] },
]
const wardsFile = 'wards.csv'

const step = (id: string, type: string, options: StepRecord['options'], enabled = true): StepRecord => ({
  id,
  type,
  version: 1,
  enabled,
  options,
})

const steps: readonly StepRecord[] = [
  step('a', 'date-difference', { from: 'c5', to: 'c6', unit: 'complete-years', name: '年龄' }),
  step('b', 'filter-rows', { condition: '{a.1} >= 18 or is_missing({a.1})' }),
  step('c', 'recode', {
    variable: 'c4',
    rules: [
      { from: { values: ['男', 'M'] }, to: 'male' },
      { from: { values: ['女', 'F'] }, to: 'female' },
    ],
    unmatched: 'missing',
    name: 'sex',
  }),
  step('d', 'compute-variable', { name: 'BMI', formula: '{c3} / ({c2} / 100) ^ 2' }),
  step('e', 'change-type', { variable: 'c7', type: 'number' }),
  step('off', 'filter-rows', { condition: 'FALSE' }, false),
  step('broken', 'compute-variable', { name: 'x', formula: '{gone.1} + 1' }),
  step('f', 'missing-values', { variables: ['c7'], action: 'median' }),
  step('g', 'bin', { variable: 'd.1', cutPoints: [18.5, 24, 28], name: 'BMI group' }),
  step('h', 'rename-variable', { variable: 'c3', name: '体重' }),
  step('i', 'compute-variable', {
    name: 'risk',
    formula: 'if({c.1} = "male" and {g.1} >= 3, {a.1} + {c7} / 10, {c3} - {c7})',
  }),
  step('j', 'sort-rows', { keys: [{ column: 'c.1' }, { column: 'i.1', descending: true }] }),
]

const withoutKeys = step('k', 'remove-variables', { variables: ['c1', 'c5'] })

/** Further steps that take rows and variables of another dataset, and change the shape. */
const withOther: readonly StepRecord[] = [
  step('l', 'join-datasets', {
    other: [{ dataset: 'wards', version: 'follow' }],
    keys: ['c1'],
    otherKeys: ['c1'],
    rows: 'both',
    suffix: 'ward',
  }),
  step('m', 'wide-to-long', {
    stubs: { times: ['早', '晚'], groups: [{ id: 's1', name: '体温', columns: ['l.c3', 'l.c4'] }] },
    drop: true,
  }),
  step('n', 'long-to-wide', {
    id: ['c1'],
    time: 'm.time',
    levels: ['晚', '早'],
    values: ['m.s1'],
    pattern: '{time}{value}',
  }),
  step('p', 'append-datasets', { others: [{ dataset: 'wards', version: 'follow' }], origin: '来源' }),
  withoutKeys,
]

/** Further steps that end in a table of groups, on which steps go on. */
const ofGroups: readonly StepRecord[] = [
  withoutKeys,
  step('l', 'remove-duplicates', { keys: ['c.1', 'g.1'], keep: 'most-complete', missing: 'never' }),
  step('m', 'group-values', {
    by: ['c.1'],
    items: [{ id: 'q', statistic: 'upper-quartile', column: 'c7', name: 'CRP q3' }],
    quantileType: 'type6',
  }),
  step('n', 'rank-values', { variable: 'c7', by: ['c.1'], direction: 'descending', name: '名次' }),
  step('o', 'sequence-values', { op: 'difference', variable: 'c6', by: ['c.1'], orderBy: ['c6'], name: 'days' }),
  step('p', 'standardise', { variables: ['a.1', 'c7'] }),
  step('q', 'aggregate', {
    by: ['c.1', 'g.1'],
    items: [
      { id: 'a', statistic: 'n', name: 'n' },
      { id: 'b', statistic: 'mean', column: 'p.c7', name: 'mean z' },
      { id: 'c', statistic: 'max', column: 'o.1', name: 'longest' },
      { id: 'd', statistic: 'last', column: 'c6', name: 'last day' },
    ],
  }),
  step('r', 'compute-variable', { name: 'share', formula: '{q.a} / 8' }),
  step('s', 'filter-rows', { condition: 'not is_missing({q.b})' }),
  step('t', 'sort-rows', { keys: [{ column: 'q.b' }] }),
]

/** By the name of the file with R's result. */
export const recipes = { recipe: withOther, 'recipe-of-groups': ofGroups } as const satisfies Record<
  string,
  readonly StepRecord[]
>

/** The user's declarations for variables made by steps. */
const overlays: Readonly<Record<string, MetaOverlay>> = {
  'a.1': { name: '入院年龄' },
  'd.1': { missingCodes: [0] },
  'l.c2': { name: '病房体重', missingCodes: [-1, 71] },
  'q.b': { name: '平均 z' },
}

export async function runRecipe(name: keyof typeof recipes) {
  const all = [...steps, ...recipes[name]]
  const entries = new Map(await Promise.all(all.map(async ({ type }) => [type, await loadStepEntry(type)] as const)))
  const load = async (type: string) => entries.get(type)
  const source = stepExampleFrame({ columns })
  const other = stepExampleFrame({ columns: wards })
  const ward: OtherData = { name: '病房', frame: other, rowsKey: 'wards', cellKeys: new Map() }
  const given = { source, sourceKey: 'recipe', steps: all, overlays, load, other: () => Promise.resolve(ward) }
  const result = await applySteps(given)
  const others = new Map([['wards', { name: ward.name, columns: other.columns, file: wardsFile }]])
  const recipe = { file: dataFile, source: source.columns, steps: all, result, load, others, language: 'en' } as const
  return { source, result, script: await recipeScript(recipe), others: [[wardsFile, other]] as const }
}
