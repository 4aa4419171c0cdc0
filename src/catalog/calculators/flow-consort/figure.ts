import { type FlowBox, type FlowLine, flowScene } from '#figure/flow-chart.ts'
import { counted, flowJoints, reasonPoints } from '../../kit/tool/flow-text.ts'
import { toolFigure } from '../../kit/tool/tool-figure.ts'
import type { Language, Words } from '../../kit/words.ts'
import { type Arm, armNames, armsOf, type CountWithReasons, screeningOf } from './arms.ts'
import { definition } from './definition.ts'

/** mm: one and a half columns of a journal, or two. */
const width = { two: 150, more: 174 }

const words = {
  title: { en: 'Flow of participants', zh: '受试者流程' },
  assessed: { en: 'Assessed for eligibility', zh: '评估合格性' },
  notEnrolled: { en: 'Excluded', zh: '排除' },
  randomised: { en: 'Randomised', zh: '随机分组' },
  received: { en: 'Received allocated intervention', zh: '接受所分配的干预' },
  notReceived: { en: 'Did not receive allocated intervention', zh: '未接受所分配的干预' },
  lost: { en: 'Lost to follow-up', zh: '失访' },
  discontinued: { en: 'Discontinued intervention', zh: '中止干预' },
  analysed: { en: 'Analysed', zh: '纳入分析' },
  excluded: { en: 'Excluded from analysis', zh: '未纳入分析' },
} as const satisfies Readonly<Record<string, Words>>

const stages = {
  enrolment: { en: 'Enrolment', zh: '入组' },
  allocation: { en: 'Allocation', zh: '分配' },
  followUp: { en: 'Follow-up', zh: '随访' },
  analysis: { en: 'Analysis', zh: '分析' },
} as const satisfies Readonly<Record<string, Words>>

export const figure = toolFigure(definition, { en: 'Flow diagram', zh: '流程图' }, (inputs, _, language) => {
  const arms = armsOf(inputs)
  const names = armNames(inputs.names, arms.length)
  const { randomised, excluded } = screeningOf(inputs)
  const middle = arms.length / 2
  const centre = { from: middle - 0.5, to: middle + 0.5 }
  const screening: readonly FlowBox[] =
    inputs.assessed === null
      ? []
      : [
          { row: 0, ...centre, lines: [{ text: counted(words.assessed, inputs.assessed, language) }] },
          {
            row: 1,
            from: middle + 0.1,
            to: Math.min(arms.length, middle + 1.2),
            role: 'aside',
            lines: [
              { text: counted(words.notEnrolled, excluded.n, language) },
              ...reasonPoints(excluded.reasons, 0, 1, language),
            ],
          },
        ]
  const first = screening.length
  const split: FlowBox = { row: first, ...centre, lines: [{ text: counted(words.randomised, randomised, language) }] }
  const rows = [
    arms.map((arm, k) => allocation(arm, k, names[k] ?? null, language)),
    arms.map((arm, k) => [
      ...left(words.lost, arm.lost, k, undefined, language),
      ...left(words.discontinued, arm.discontinued, k, undefined, language),
    ]),
    arms.map((arm, k): readonly FlowLine[] => [
      { text: counted(words.analysed, arm.analysed, language), bold: true },
      ...left(words.excluded, arm.excluded, k, 1, language),
    ]),
  ]
  const below = rows.flatMap((row, r) =>
    row.map((lines, k): FlowBox => ({ row: first + 1 + r, from: k, to: k + 1, lines })),
  )
  const belowSplit = below.map((_, k) => ({
    from: k < arms.length ? first : first + 1 + k - arms.length,
    to: first + 1 + k,
  }))
  return flowScene(
    {
      width: arms.length > 2 ? width.more : width.two,
      columns: arms.length,
      boxes: [...screening, split, ...below],
      arrows: [
        ...(first === 0 ? [] : [{ from: 0, to: 1, into: 'side' } as const, { from: 0, to: first }]),
        ...belowSplit,
      ],
      stages: Object.values(stages).map((label, k) => ({
        label: label[language],
        firstRow: k === 0 ? 0 : first + k,
        lastRow: first + k,
      })),
    },
    words.title[language],
    flowJoints[language],
  )
})

function allocation(arm: Arm, k: number, name: string | null, language: Language): readonly FlowLine[] {
  const to: Words =
    name === null
      ? { en: `Allocated to group ${k + 1}`, zh: `分配至第 ${k + 1} 组` }
      : { en: `Allocated to ${name}`, zh: `分配至${name}` }
  return [
    { text: counted(to, arm.allocated, language), bold: true },
    { text: counted(words.received, arm.received, language), point: 1 },
    ...left(words.notReceived, arm.notReceived, k, 1, language),
  ]
}

/** The participants who left an arm, as a line or bullet of the box, with the reasons below. */
function left(
  what: Words,
  { n, reasons }: CountWithReasons,
  arm: number,
  point: 1 | undefined,
  language: Language,
): readonly FlowLine[] {
  const text = counted(what, n, language)
  if (point === undefined) return [{ text }, ...reasonPoints(reasons, arm, 1, language)]
  return [{ text, point }, ...reasonPoints(reasons, arm, 2, language)]
}
