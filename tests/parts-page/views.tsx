import { type ReactNode, useEffect } from 'react'
import { connection } from '#app/api/connection.ts'
import { OptionForm } from '#app/entry/option-form.tsx'
import { SavingAnalyses } from '#app/entry/saving-analyses.ts'
import { StepOptionField } from '#app/entry/step-option-field.tsx'
import VariablePicker from '#app/entry/variable-picker.tsx'
import AccountDialog from '#app/features/account/account-dialog.tsx'
import { GuestWorkDialog } from '#app/features/account/guest-work-dialog.tsx'
import WechatOffer from '#app/features/account/wechat-offer.tsx'
import { ResultPanel } from '#app/features/analyses/result-panel.tsx'
import { SaveColumns } from '#app/features/analyses/save-columns.tsx'
import { TableView } from '#app/features/analyses/table-view.tsx'
import { ChartResult } from '#app/features/charts/chart-result.tsx'
import { RatingDialog } from '#app/features/charts/rating/rating-dialog.tsx'
import { StyleDialog } from '#app/features/charts/style/style-dialog.tsx'
import VersionsDialog from '#app/features/charts/versions/versions-dialog.tsx'
import { CellDialog } from '#app/features/data/cell-dialog.tsx'
import { FormulaTextsDialog } from '#app/features/data/formula-texts-dialog.tsx'
import { GoToDialog } from '#app/features/data/go-to-dialog.tsx'
import { MissingCodesDialog } from '#app/features/data/missing-codes-dialog.tsx'
import { StepDialog } from '#app/features/data/step-dialog.tsx'
import { StepMenu } from '#app/features/data/step-menu.tsx'
import { StepsScriptDialog } from '#app/features/data/steps-script-dialog.tsx'
import { VariableDialog } from '#app/features/data/variable-dialog.tsx'
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
import { CreateProjectDialog } from '#app/features/projects/create-project-dialog.tsx'
import { DatasetCard } from '#app/features/projects/dataset-card.tsx'
import { ProjectHeader } from '#app/features/projects/project-header.tsx'
import { RecycleBin } from '#app/features/projects/recycle-bin.tsx'
import { SaveProjectButton } from '#app/features/projects/save-project-button.tsx'
import { ProjectSheet } from '#app/features/rail/project-map.tsx'
import CopyShare from '#app/features/share/copy-share.tsx'
import OpenRows from '#app/features/share/open-rows.tsx'
import AgreementDialogContent from '#app/features/shell/agreement-dialog-content.tsx'
import { HomeScreenDialog } from '#app/features/shell/home-screen-dialog.tsx'
import { LogoutDialog } from '#app/features/shell/logout-dialog.tsx'
import OfflineDialog from '#app/features/shell/offline-dialog.tsx'
import SessionDialogContent from '#app/features/shell/session-dialog-content.tsx'
import { ApplyDialog } from '#app/features/storage/apply-dialog.tsx'
import { ProjectCopyDialog } from '#app/features/storage/project-copy-dialog.tsx'
import { PatientDialog } from '#app/features/tools/patient/patient-dialog.tsx'
import ShareDialog from '#app/features/tools/share-dialog.tsx'
import { ToolParts } from '#app/features/tools/tool-parts.tsx'
import { RemoveWorkDialog } from '#app/features/welcome/remove-work-dialog.tsx'
import FeedbackDialog from '#app/feedback/feedback-dialog.tsx'
import { ImportDialog } from '#app/import/import-dialog.tsx'
import { ImportSettingsDialog } from '#app/import/import-settings-dialog.tsx'
import { ColumnSummaries } from '#app/opened/column-summaries.ts'
import FigureFileDialog from '#app/outcome/figure-file-dialog.tsx'
import { ResultBoundary } from '#app/outcome/result-boundary.tsx'
import type { OutcomeState } from '#app/outcome/use-outcome.ts'
import { OptionsSheet } from '#app/questions/options-sheet.tsx'
import AddToolResult from '#app/report/add-tool-result.tsx'
import FiguresDialog from '#app/report/figures-dialog.tsx'
import { ReportButton } from '#app/report/report-button.tsx'
import type { ShownResult } from '#app/report/shown-result.ts'
import { RowsQuestion } from '#app/share/rows-question.tsx'
import ShareResultDialog from '#app/share/share-result-dialog.tsx'
import { shareableAnalysis } from '#app/share/shareable-analysis.ts'
import { emptyPart, type SharedBlock } from '#app/share/snapshot.ts'
import { session } from '#app/state/session.ts'
import { WorkStatus } from '#app/ui/work-cover.tsx'
import CaptchaDialog from '#app/verification/captcha-dialog.tsx'
import { columnInfo } from '#catalog/kit/data-dictionary.ts'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { readQuestion } from '#catalog/kit/options/read-question.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { outlineTable } from '#catalog/kit/present/present-table.ts'
import { columnById } from '#engine/frame/frame.ts'
import { summarizeColumn } from '#engine/frame/summarize-column.ts'
import { standardStyle } from '#formats/document/document-style.ts'
import { dictionary } from '#tests/fixtures/every-part/ask.ts'
import { patientFrame } from '#tests/fixtures/every-part/data.ts'
import { entry, longOutcome, type Made } from './made.ts'
import type { ViewName } from './part-states.ts'
import { filled, filledByRows, savingAnalysis, shownOptions } from './shown-options.ts'

const nothing = () => undefined
const display: Display = { settings: displaySettings('en'), names: namesOf(dictionary) }
const idle: OutcomeState = {
  outcome: undefined,
  dataVersion: undefined,
  earlier: undefined,
  progress: undefined,
  failure: undefined,
  newer: undefined,
  cancel: nothing,
  accept: nothing,
}

/** Every option below the name of its kind. */
const sections = Object.entries(shownOptions).map(([key, { kind }]) => ({
  title: { en: `${kind} (${key})`, zh: `${kind} (${key})` },
  options: [key],
}))

function Options({ stored, isWrong = false }: { stored: StoredOptions; isWrong?: boolean }) {
  const leaves = [...Object.keys(shownOptions), ...Object.keys(filled)]
  return (
    <SavingAnalyses value={[savingAnalysis]}>
      <OptionForm
        field={StepOptionField}
        options={shownOptions}
        sections={sections}
        stored={stored}
        dictionary={dictionary}
        problems={isWrong ? leaves.map((option) => ({ option, code: 'wrong-form', params: {} })) : []}
        conventions={{ quartiles: 'type6' }}
        onChange={nothing}
      />
    </SavingAnalyses>
  )
}

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

function Result({ made, state }: { made: Made; state: Partial<OutcomeState> }) {
  return (
    <ResultPanel
      entry={entry}
      analysis={made.record}
      dataset={made.dataset}
      dictionary={dictionary}
      question={readQuestion(entry.definition, made.record, dictionary)}
      state={{ ...idle, ...state }}
      onRemedy={nothing}
    />
  )
}

function ChartShown({ made, outcome }: { made: Made; outcome: Outcome }) {
  const { chart, stored, dictionary: columns } = made.chart
  return (
    <ChartResult
      entry={chart}
      chart={{ ...made.record, kind: 'chart', title: 'Histogram' }}
      dataset={made.dataset}
      dictionary={columns}
      question={readQuestion(chart.definition, { version: chart.definition.version, options: stored }, columns)}
      state={{ ...idle, outcome }}
      change={nothing}
      reveal={nothing}
    />
  )
}

function Broken(): ReactNode {
  throw new Error('a result that cannot be drawn')
}

function Offline({ children }: { children: ReactNode }) {
  useEffect(() => {
    connection.online = false
    return () => {
      connection.online = true
    }
  }, [])
  return children
}

const frame = patientFrame()

/** What the engine worker would count. */
const summaries = new ColumnSummaries(async (ids) =>
  ids.map((id) => {
    const column = columnById(frame, id)
    return column && summarizeColumn(column)
  }),
)

function Variable({ id }: { id: string }) {
  const column = columnInfo(dictionary, id)
  return column ? <VariableDialog dataset="none" column={column} onSaved={() => undefined} onClose={nothing} /> : null
}

const file = (name: string, text: string) => new File([text], name, { type: 'text/csv' })

/** An outcome whose numbers another engine version changes. */
const doubled = (outcome: Outcome): Outcome =>
  JSON.parse(JSON.stringify(outcome), (key, value: unknown) =>
    typeof value === 'number' && key === 'difference' ? 2 * value : value,
  ) as Outcome

export const views: Readonly<Record<ViewName, (made: Made) => ReactNode>> = {
  'options-empty': () => <Options stored={{}} />,
  'options-filled': () => <Options stored={filled} />,
  'options-with-errors': () => <Options stored={filled} isWrong />,
  'options-by-rows': () => <Options stored={filledByRows} isWrong />,
  'result-done': (made) => <Result made={made} state={{ outcome: made.outcome }} />,
  'result-split': (made) => (
    <Result
      made={made}
      state={{
        outcome: {
          status: 'split',
          by: { variable: 'ward' },
          missing: 1,
          parts: [
            { level: { variable: 'ward', level: 'east' }, outcome: made.outcome },
            {
              level: { variable: 'ward', level: 'west' },
              outcome: { status: 'rejected', code: 'same-group-twice', params: {}, option: 'second' },
            },
          ],
        },
      }}
    />
  ),
  'result-incomplete': (made) => (
    <Result
      made={made}
      state={{
        outcome: {
          status: 'incomplete',
          missing: ['outcomes', 'survival.time'].map((option) => ({ option, code: 'required', params: {} })),
        },
      }}
    />
  ),
  'result-rejected': (made) => (
    <Result
      made={made}
      state={{
        outcome: {
          status: 'rejected',
          code: 'same-group-twice',
          params: {},
          option: 'second',
          remedy: { option: 'colour', value: 'red' },
        },
      }}
    />
  ),
  'work-status': () => (
    <>
      <WorkStatus stage="Reading every cell …" share={0.4} onCancel={() => undefined} />
      <WorkStatus stage="Looking at the file …" />
    </>
  ),
  'result-computing': (made) => <Result made={made} state={{ progress: 0.4 }} />,
  'result-failed': (made) => <Result made={made} state={{ failure: 'singular matrix' }} />,
  'result-newer': (made) => (
    <Result
      made={made}
      state={{
        outcome: made.outcome,
        newer: { outcome: doubled(made.outcome), dataVersion: '', engineVersion: '', question: '', at: 1 },
      }}
    />
  ),
  'result-fault': () => (
    <ResultBoundary of={[]}>
      <Broken />
    </ResultBoundary>
  ),
  'table-large': (made) =>
    longOutcome(made.outcome).tables.map((table) => (
      <TableView key={table.id} table={outlineTable(entry.definition, table, display)} sample={null} />
    )),
  'figure-with-boxes': ({ tool }) => <ToolParts id={tool.definition.id} outcome={tool.result} />,
  'chart-done': (made) => <ChartShown made={made} outcome={made.chart.outcome} />,
  'chart-rejected': (made) => (
    <ChartShown made={made} outcome={{ status: 'rejected', code: 'wrong-form', params: {} }} />
  ),
  'account-dialog': () => <AccountDialog onClose={nothing} />,
  'account-offline': () => (
    <Offline>
      <AccountDialog onClose={nothing} />
    </Offline>
  ),
  'guest-work': () => (
    <GuestWorkDialog
      names={['DemoLungCancer', 'Ward2026']}
      busy={false}
      onTake={nothing}
      onRemove={nothing}
      onClose={nothing}
    />
  ),
  'remove-guest-work': () => <RemoveWorkDialog onRemove={nothing} onClose={nothing} />,
  'wechat-offer': ({ user }) => <WechatOffer user={user} />,
  'save-columns': (made) => (
    <SaveColumns
      entry={entry}
      analysis={made.record}
      dictionary={dictionary}
      outcome={made.outcome}
      display={display}
    />
  ),
  'formula-texts': () => <FormulaTextsDialog count={3} proposed onSave={nothing} onClose={nothing} />,
  'go-to-variable': () => <GoToDialog dictionary={dictionary} onChoose={nothing} onClose={nothing} />,
  'missing-codes': () => (
    <MissingCodesDialog
      dataset="none"
      dictionary={dictionary}
      summaries={summaries}
      column="y"
      code={undefined}
      onClose={nothing}
    />
  ),
  'step-new': ({ dataset }) => <StepDialog dataset={dataset.id} type="recode" step={undefined} onClose={nothing} />,
  'step-menu': () => <StepMenu onClose={nothing} onChoose={nothing} />,
  'steps-script': ({ dataset }) => <StepsScriptDialog dataset={dataset.id} onClose={nothing} />,
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
  'options-sheet': () => (
    <OptionsSheet result={{ current: null }} onClose={nothing}>
      <Options stored={filled} />
    </OptionsSheet>
  ),
  'variable-picker': () => (
    <VariablePicker
      label="Variables"
      columns={dictionary.columns}
      chosen={new Set(['arm'])}
      onToggle={nothing}
      onClose={nothing}
    />
  ),
  'variable-grouping': () => <Variable id="arm" />,
  'variable-measured': () => <Variable id="y" />,
  'create-project': () => <CreateProjectDialog onClose={nothing} onCreated={nothing} />,
  'dataset-card': ({ dataset }) => (
    <ul>
      <DatasetCard dataset={dataset} />
    </ul>
  ),
  'project-header': ({ project }) => <ProjectHeader project={project} />,
  'edit-project': ({ project }) => <ProjectHeader project={project} />,
  'project-sheet': ({ project }) => <ProjectSheet project={project.id} onClose={nothing} />,
  'recycle-bin': ({ project }) => (
    <RecycleBin
      records={[
        { kind: 'project', id: 'p', title: project.name, path: [], deletedAt: Date.now() },
        {
          kind: 'chart',
          id: 'c',
          title: 'Histogram of age',
          path: [project.name, 'Trial'],
          deletedAt: Date.now() - 29.5 * 86_400_000,
        },
      ]}
      onClose={nothing}
    />
  ),
  'recycle-bin-empty': () => <RecycleBin records={[]} onClose={nothing} />,
  'save-project': ({ project }) => <SaveProjectButton project={project} />,
  agreement: () => <AgreementDialogContent agreement={2} />,
  'home-screen': () => <HomeScreenDialog onClose={nothing} />,
  logout: ({ user }) => <LogoutDialog user={user.id} onClose={nothing} />,
  'offline-parts': () => <OfflineDialog onClose={nothing} />,
  'session-ended': () => <SessionDialogContent />,
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
  'this-patient': () => <PatientDialog onClose={nothing} />,
  'import-csv': ({ project }) => (
    <ImportDialog
      project={project.id}
      file={file('patients.csv', 'name,2026,arm\nWang,<1,a\nLi,40,b\nHan,,a\nZhao,n/a,b\n')}
      onClose={nothing}
      onImported={nothing}
    />
  ),
  'cell-origin': ({ dataset }) => {
    const [column] = dictionary.columns
    if (!column) return null
    const id = dataset.schema.columns[0]?.id ?? ''
    return (
      <CellDialog
        dataset={dataset.id}
        version="1"
        column={{ ...column, id }}
        cell={{ text: '34', rowId: 1 }}
        onClose={nothing}
      />
    )
  },
  'import-settings': ({ dataset }) => <ImportSettingsDialog dataset={dataset} onClose={nothing} onOther={nothing} />,
  'import-unreadable': ({ project }) => (
    <ImportDialog project={project.id} file={file('patients.xlsx', 'none')} onClose={nothing} onImported={nothing} />
  ),
  'figure-file': ({ outcome }) => {
    const [figure] = outcome.figures
    const scene = figure && entry.plots[figure.of]?.plot(figure.data, { ...display, size: {} })
    const journal = { name: 'PNAS', rules: { formats: ['tiff'], leastDpi: 2400 } } as const
    return scene ? (
      <FigureFileDialog scene={scene} name="means" title="Means" journal={journal} onClose={nothing} />
    ) : null
  },
  feedback: () => <FeedbackDialog user={session.user?.id ?? ''} onClose={nothing} />,
  'apply-storage': () => <ApplyDialog user={session.user?.id ?? ''} onClose={nothing} />,
  'keep-project-offline': ({ project }) => (
    <ProjectCopyDialog project={project.id} name={project.name} act="keep" onClose={nothing} />
  ),
  'remove-cloud-copy': ({ project }) => (
    <ProjectCopyDialog project={project.id} name={project.name} act="remove" onClose={nothing} />
  ),
  figures: ({ project, record, dataset }) => {
    const charts = [{ record: { ...record, kind: 'chart' as const, title: 'Histogram' }, dataset }]
    return <FiguresDialog project={project.id} charts={charts} onClose={nothing} />
  },
  'rate-chart': () => (
    <RatingDialog chart={{ id: 'histogram', version: 1, title: 'Histogram' }} last={undefined} onClose={nothing} />
  ),
  'figure-style': ({ project, record, chart }) => (
    <StyleDialog
      chart={{ ...record, kind: 'chart', project: project.id, title: 'Histogram' }}
      stored={{ ...chart.stored, palette: 'clinical', font: 'serif', figureWidth: 89 }}
      definition={chart.chart.definition}
      onClose={nothing}
    />
  ),
  'chart-versions': ({ record, chart }) => (
    <VersionsDialog
      read={{ chart: { ...record, kind: 'chart' }, definition: chart.chart.definition, stored: chart.stored }}
      draw={() => undefined}
      display={display}
      onClose={nothing}
    />
  ),
  report: ({ project }) => <ReportButton project={project} />,
  captcha: () => <CaptchaDialog onConfirm={() => Promise.resolve()} onClose={nothing} returnTo={{ current: null }} />,
}
