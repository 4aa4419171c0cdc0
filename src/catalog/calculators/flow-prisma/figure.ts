import { type FlowArrow, type FlowBox, type FlowLine, flowScene } from '#figure/flow-chart.ts'
import { counted, flowJoints, reasonPoints } from '../../kit/tool/flow-text.ts'
import { toolFigure } from '../../kit/tool/tool-figure.ts'
import type { Language, Words } from '../../kit/words.ts'
import { definition } from './definition.ts'
import { excludedFor, type ReviewCounts } from './records.ts'
import { headings, labels } from './words.ts'

/** mm: one and a half columns of a journal, or two. */
const width = { one: 150, both: 174 }
/** Rows of the template. */
const row = { heading: 0, identified: 1, screened: 2, sought: 3, assessed: 4, included: 5 } as const

interface PlacedBox extends FlowBox {
  readonly name: string
}

export const figure = toolFigure(definition, { en: 'Flow diagram', zh: '流程图' }, (inputs, _, language) => {
  const other = inputs.other === 'yes' ? otherBoxes(inputs, language) : []
  const boxes = [...mainBoxes(inputs, language), ...other]
  const at = (name: string) => boxes.findIndex((box) => box.name === name)
  const arrows = [...mainArrows, ...otherArrows].flatMap(([from, to, into]): FlowArrow[] => {
    if (at(from) < 0 || at(to) < 0) return []
    return [{ from: at(from), to: at(to), ...(into === undefined ? {} : { into }) }]
  })
  return flowScene(
    {
      width: other.length > 0 ? width.both : width.one,
      columns: other.length > 0 ? 4 : 2,
      boxes: boxes.map(({ name: _name, ...box }) => box),
      arrows,
      stages: [
        { label: headings.identification[language], firstRow: row.identified, lastRow: row.identified },
        { label: headings.screening[language], firstRow: row.screened, lastRow: row.assessed },
        { label: headings.included[language], firstRow: row.included, lastRow: row.included },
      ],
    },
    headings.title[language],
    flowJoints[language],
  )
})

type NamedArrow = readonly [from: string, to: string, into?: 'side']

const mainArrows: readonly NamedArrow[] = [
  ['identified', 'removed', 'side'],
  ['identified', 'screened'],
  ['screened', 'excluded', 'side'],
  ['screened', 'sought'],
  ['sought', 'notRetrieved', 'side'],
  ['sought', 'assessed'],
  ['assessed', 'reportsExcluded', 'side'],
  ['assessed', 'included'],
]

const otherArrows: readonly NamedArrow[] = [
  ['otherIdentified', 'otherSought'],
  ['otherSought', 'otherNotRetrieved', 'side'],
  ['otherSought', 'otherAssessed'],
  ['otherAssessed', 'otherExcluded', 'side'],
  ['otherAssessed', 'included', 'side'],
]

function mainBoxes(inputs: ReviewCounts, language: Language): readonly PlacedBox[] {
  const { list, line } = linesIn(language)
  const removed = list([
    [labels.duplicates, inputs.duplicates],
    [labels.automation, inputs.automation],
    [labels.otherRemoved, inputs.otherRemoved],
  ])
  const identified = list([
    [labels.databases, inputs.databases],
    [labels.registers, inputs.registers],
  ])
  const reports = inputs.reports === null ? [] : [line(labels.reports, inputs.reports)]
  return [
    { name: 'main', row: row.heading, from: 0, to: 2, role: 'heading', lines: [{ text: headings.main[language] }] },
    inStream('identified', row.identified, 0, [{ text: headings.identified[language] }, ...identified]),
    ...(removed.length === 0
      ? []
      : [asideOf('removed', row.identified, 1, [{ text: headings.removed[language] }, ...removed])]),
    inStream('screened', row.screened, 0, [line(labels.screened, inputs.screened)]),
    asideOf('excluded', row.screened, 1, [line(labels.excluded, inputs.excluded)]),
    inStream('sought', row.sought, 0, [line(labels.sought, inputs.sought)]),
    asideOf('notRetrieved', row.sought, 1, [line(labels.notRetrieved, inputs.notRetrieved)]),
    inStream('assessed', row.assessed, 0, [line(labels.assessed, inputs.assessed)]),
    ...reportsExcluded('reportsExcluded', 1, inputs.reportsExcluded, language),
    inStream('included', row.included, 0, [line(labels.studies, inputs.studies), ...reports]),
  ]
}

function otherBoxes(inputs: ReviewCounts, language: Language): readonly PlacedBox[] {
  const { list, line } = linesIn(language)
  const identified = list([
    [labels.websites, inputs.websites],
    [labels.organisations, inputs.organisations],
    [labels.citations, inputs.citations],
  ])
  const { otherSought, otherNotRetrieved, otherAssessed } = inputs
  return [
    { name: 'other', row: row.heading, from: 2, to: 4, role: 'heading', lines: [{ text: headings.other[language] }] },
    inStream('otherIdentified', row.identified, 2, [{ text: headings.identified[language] }, ...identified]),
    ...(otherSought === null ? [] : [inStream('otherSought', row.sought, 2, [line(labels.sought, otherSought)])]),
    ...(otherNotRetrieved === null
      ? []
      : [asideOf('otherNotRetrieved', row.sought, 3, [line(labels.notRetrieved, otherNotRetrieved)])]),
    ...(otherAssessed === null
      ? []
      : [inStream('otherAssessed', row.assessed, 2, [line(labels.assessed, otherAssessed)])]),
    ...reportsExcluded('otherExcluded', 3, inputs.otherExcluded, language),
  ]
}

function reportsExcluded(name: string, column: number, text: string | null, language: Language): readonly PlacedBox[] {
  const { n, reasons } = excludedFor(text)
  if (reasons.length === 0) return []
  const lines = [{ text: counted(labels.reportsExcluded, n, language) }, ...reasonPoints(reasons, 0, 1, language)]
  return [asideOf(name, row.assessed, column, lines)]
}

const inStream = (name: string, at: number, column: number, lines: readonly FlowLine[]): PlacedBox => ({
  name,
  row: at,
  from: column,
  to: column + 1,
  lines,
})

const asideOf = (name: string, at: number, column: number, lines: readonly FlowLine[]): PlacedBox => ({
  ...inStream(name, at, column, lines),
  role: 'aside',
})

/** Lines with a count; of a list only the entries that have one. */
function linesIn(language: Language) {
  return {
    line: (label: Words, n: number): FlowLine => ({ text: counted(label, n, language) }),
    list: (counts: readonly (readonly [Words, number | null])[]): readonly FlowLine[] =>
      counts.flatMap(([label, n]) => (n === null ? [] : [{ text: counted(label, n, language), point: 1 }])),
  }
}
