import ChecklistDialog from '#app/features/office/checklist-dialog.tsx'
import type { ReportContents } from '#app/features/office/generated-blocks.tsx'
import InsertResult from '#app/features/office/insert-result.tsx'
import SubmissionChanges from '#app/features/office/submission-changes.tsx'
import CitationDialog from '#app/features/office/texts/citation-dialog.tsx'
import CrossReferenceDialog from '#app/features/office/texts/cross-reference-dialog.tsx'
import EquationDialog from '#app/features/office/texts/equation-dialog.tsx'
import MethodsDialog from '#app/features/office/texts/methods-dialog.tsx'
import NumberDialog from '#app/features/office/texts/number-dialog.tsx'
import TableDialog from '#app/features/office/texts/table-dialog.tsx'
import CopyShare from '#app/features/share/copy-share.tsx'
import OpenRows from '#app/features/share/open-rows.tsx'
import ShareDialog from '#app/features/tools/share-dialog.tsx'
import AddAnswer from '#app/report/add-answer.tsx'
import AddToolResult from '#app/report/add-tool-result.tsx'
import type { ShownResult } from '#app/report/shown-result.ts'
import { RowsQuestion } from '#app/share/rows-question.tsx'
import ShareResultDialog from '#app/share/share-result-dialog.tsx'
import { shareableAnalysis } from '#app/share/shareable-analysis.ts'
import { emptyPart, type SharedBlock } from '#app/share/snapshot.ts'
import { standardStyle } from '#formats/document/document-style.ts'
import { entry, type Made } from '../made.ts'
import type { Views } from './shared.tsx'
import { display, nothing } from './shared.tsx'

const tableChange = {
  values: [{ row: 'age', column: 'Mean', before: '62.4', after: '63.1' }],
  isOtherFigure: false,
}

/** A report with one table. */
function reportOf({ record, outcome }: Made): ReportContents {
  const source = { kind: 'analysis', id: record.id, part: null } as const
  const result: ShownResult = {
    title: record.title,
    tables: [],
    figures: [],
    paragraphs: [],
    groups: [],
    methods: [],
    works: [],
    reports: ['baseline'],
    outcomes: [outcome],
    from: { engine: '5', data: 'abc' },
  }
  return {
    language: 'en',
    isComplete: true,
    works: new Map(),
    blocks: [{ id: 'table', type: 'table', level: 1, source, runs: [] }],
    results: new Map([[record.id, result]]),
    frozen: new Map(),
    numbers: new Map([['table', 1]]),
    parts: [],
    cited: { cited: [], numberOf: new Map() },
    style: standardStyle,
    hasMissingSteps: false,
  }
}

export const reports = {
  'submission-changes': () => (
    <SubmissionChanges
      blocks={[
        { id: 'table', label: 'Table 1' },
        { id: 'figure', label: 'Figure 1' },
      ]}
      changes={new Map([['table', tableChange]])}
      onClose={nothing}
    />
  ),
  checklist: (made) => <ChecklistDialog contents={reportOf(made)} onShow={nothing} onClose={nothing} />,
  citation: (made) => (
    <CitationDialog
      report={{ ...made.record, style: '', project: 'p' }}
      contents={reportOf(made)}
      works={[]}
      returnTo={{ current: null }}
      onInsert={nothing}
      onClose={nothing}
    />
  ),
  'cross-reference': (made) => (
    <CrossReferenceDialog contents={reportOf(made)} returnTo={{ current: null }} onInsert={nothing} onClose={nothing} />
  ),
  equation: () => (
    <EquationDialog tex="\frac{a}{b}" returnTo={{ current: null }} onInsert={nothing} onClose={nothing} />
  ),
  'methods-sentences': () => (
    <MethodsDialog
      contents={{
        language: 'en',
        parts: [{ id: 'software', sources: [], text: 'Computed with Slipstick.', works: [] }],
      }}
      runs={[]}
      returnTo={{ current: null }}
      onSave={nothing}
      onClose={nothing}
    />
  ),
  'result-number': () => (
    <NumberDialog questions={[]} returnTo={{ current: null }} onInsert={nothing} onClose={nothing} />
  ),
  'plain-table': () => (
    <TableDialog
      runs={[{ text: 'Visits\nTime\tWhat\nMonth 1\tBlood' }]}
      returnTo={{ current: null }}
      onSave={nothing}
      onClose={nothing}
    />
  ),
  'insert-result': ({ record, dataset }) => (
    <InsertResult questions={[{ record, dataset }]} onInsert={nothing} onClose={nothing} />
  ),
  'add-tool-result': ({ tool }) => (
    <AddToolResult
      tool={{
        title: { en: 'Flow of participants', zh: '受试者流程' },
        definition: tool.definition,
        entered: tool.entered,
        outcome: tool.result,
      }}
      onClose={nothing}
    />
  ),
  'add-answer': () => (
    <AddAnswer
      answer={{ text: 'Use `t-test-independent`.', label: 'Model' }}
      mark="AI-generated, check it · Model"
      onOpen={nothing}
      onClose={nothing}
    />
  ),
  'share-tool': ({ tool }) => (
    <ShareDialog
      definition={tool.definition}
      entered={tool.entered}
      title={{ en: 'Flow of participants', zh: '受试者流程' }}
      outcome={tool.result}
      open
      onOpenChange={nothing}
    />
  ),
  'copy-share': () => {
    const content = { title: 'Pain after the operation', entry: 'Welch t test', parts: [emptyPart] }
    const snapshot = { asOf: Date.now(), engine: '1', data: '0f0f', content: { en: content, zh: content } }
    return <CopyShare snapshot={{ kind: 'analysis', ...snapshot }} onClose={nothing} />
  },
  'open-rows': () => {
    const content = { title: 'Pain after the operation', entry: 'Welch t test', parts: [emptyPart] }
    const snapshot = { asOf: Date.now(), engine: '1', data: '0f0f', content: { en: content, zh: content } }
    const asked = { kind: 'analysis', entry: 't-test-independent', question: '', data: '0f' } as const
    const rows = { ...asked, count: 228, variables: ['age', 'arm'], records: [], source: '', figures: [] }
    return <OpenRows snapshot={{ kind: 'analysis', ...snapshot, rows }} rows={rows} onClose={nothing} />
  },
  'rows-question': () => (
    <RowsQuestion
      inside={{ rows: 228, variables: ['pain score on the third day after the operation', 'arm', 'age'] }}
      onAnswer={nothing}
    />
  ),
  'share-result': ({ outcome, project, record }) => {
    const title = 'Pain after the operation in both arms of the trial'
    const analysis = { ...record, project: project.id, title }
    const shown = { analysis, data: '0f'.repeat(32), outcome, display }
    return <ShareResultDialog result={shareableAnalysis({ entry, ...shown })} onClose={nothing} />
  },
  'share-report': ({ project }) => {
    const blocks: SharedBlock[] = [
      { kind: 'heading', at: 0, level: 1, runs: [{ text: 'Patients and methods' }] },
      {
        kind: 'paragraph',
        at: 1,
        runs: [{ text: 'All adults who were operated on in 2024 were asked to take part. '.repeat(3) }],
      },
      {
        kind: 'plain-table',
        at: 2,
        label: 'Table 1',
        caption: [{ text: 'Visits' }],
        rows: [[[{ text: 'Month' }], [{ text: 'Blood' }]]],
      },
      { kind: 'reading', at: 3, lines: ['The groups differ.'], engine: '1', data: '0f0f' },
      { kind: 'references', at: 4, entries: ['Cox DR. Regression models and life-tables. 1972.'] },
    ]
    const about = { kind: 'report', title: 'Pain after the operation', engine: '1', data: null } as const
    const contentIn = async () => ({ title: about.title, entry: '', parts: [], blocks })
    const report = { ...about, project: project.id, smallCounts: 3, fixedTables: 2, contentIn }
    return <ShareResultDialog result={report} onClose={nothing} />
  },
} satisfies Views
