import type { Creation } from '#app/assistant/proposals/create-proposal.ts'
import type { Misfit, Proposal } from '#app/assistant/proposals/proposal.ts'
import { ProposalCard } from '#app/features/assistant/proposal-card.tsx'
import type { ColumnInfo, DataDictionary } from '#catalog/kit/data-dictionary.ts'

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const dataset = id(1)

const column = (number: number, name: string, more: Partial<ColumnInfo>): ColumnInfo => ({
  id: `c${number}`,
  name,
  label: '',
  type: 'number',
  measure: 'continuous',
  valueLabels: [],
  missingCodes: [],
  missingRanges: [],
  ...more,
})
const sexes = [
  { value: 1, label: 'male 男' },
  { value: 2, label: 'female 女' },
]
const dictionary: DataDictionary = {
  columns: [
    column(1, 'time', { label: 'Survival time in days 生存天数' }),
    column(2, 'status', { measure: 'nominal', levels: [0, 1], valueLabels: [{ value: 1, label: 'dead 死亡' }] }),
    column(3, 'age', {}),
    column(4, 'sex', { measure: 'nominal', levels: [1, 2], valueLabels: sexes }),
    column(5, 'a_rather_long_name_of_a_laboratory_value_at_the_second_visit', {}),
  ],
}
const names = { dataset: '肺癌（survival::lung）', dictionary }

const asked = (kind: 'analysis' | 'chart', entry: string, options: Extract<Proposal, { entry: string }>['options']) =>
  ({ kind, dataset, entry, version: 1, options }) as const

const survival = { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': [1] }
const cox = asked('analysis', 'cox-regression', {
  ...survival,
  'terms.list': [
    { kind: 'main', variable: 'c3' },
    { kind: 'main', variable: 'c4' },
    { kind: 'interaction', variables: ['c3', 'c4'] },
    { kind: 'spline', variable: 'c5', knots: 4 },
  ],
  'terms.reference.c4': 2,
})
const steps: Proposal = {
  kind: 'steps',
  dataset,
  steps: [
    { id: id(2), type: 'compute-variable', version: 1, options: { name: 'age_10', formula: '{c3} / 10' } },
    { id: id(3), type: 'filter-rows', version: 1, options: { condition: `{${id(2)}.1} >= 4 and {c4} = 1` } },
    { id: id(4), type: 'sort-rows', version: 1, options: { keys: [{ column: `${id(2)}.1`, descending: true }] } },
  ],
}
const misfits: readonly Misfit[] = [
  {
    code: 'unknown-variable',
    params: { name: 'weight' },
    option: 'group',
    entry: { kind: 'analysis', id: 't-test-independent' },
  },
  {
    code: 'measure-not-accepted',
    params: { variable: { variable: 'c4' } },
    option: 'outcomes',
    entry: { kind: 'analysis', id: 't-test-independent' },
  },
]
const wrongStep: readonly Misfit[] = [
  {
    code: 'formula-unknown-variable',
    params: { name: 'weight' },
    option: 'condition',
    step: 2,
    entry: { kind: 'step', id: 'filter-rows' },
  },
]

const refuse = (): Promise<Creation> => Promise.resolve({ refused: 'dataset-gone' })
const page = `/dataAnalysis/show?dataset=${dataset}&analysis=${id(5)}`

/** The cards of what a model proposes, in their states. */
export function ProposalCards() {
  const cards: readonly Pick<Parameters<typeof ProposalCard>[0], 'of' | 'created'>[] = [
    { of: { proposal: cox } },
    { of: { proposal: asked('analysis', 't-test-independent', { outcomes: ['c3'] }) } },
    {
      of: { proposal: asked('chart', 'histogram', { variable: 'c3', splitBy: 'c4', figureTitle: 'Age 年龄' }) },
      created: page,
    },
    { of: { proposal: steps } },
    { of: { misfits } },
    { of: { misfits: wrongStep } },
    { of: { proposal: asked('analysis', 'of-a-later-version', {}) } },
  ]
  return (
    <ul className="flex max-w-2xl flex-col gap-4 p-4">
      {cards.map((card, k) => (
        <li key={k}>
          <ProposalCard {...card} names={names} onCreate={refuse} />
        </li>
      ))}
    </ul>
  )
}
