import { BranchDialog } from '#app/features/data/branch-dialog.tsx'
import { CellDialog } from '#app/features/data/cell-dialog.tsx'
import { CopyStepsDialog } from '#app/features/data/copy-steps-dialog.tsx'
import { FormulaTextsDialog } from '#app/features/data/formula-texts-dialog.tsx'
import { GoToDialog } from '#app/features/data/go-to-dialog.tsx'
import { JournalDialog } from '#app/features/data/journal-dialog.tsx'
import { LossesDialog } from '#app/features/data/losses-dialog.tsx'
import { MissingCodesDialog } from '#app/features/data/missing-codes-dialog.tsx'
import { ProfileDialog } from '#app/features/data/profile/profile-dialog.tsx'
import { QueriesDialog } from '#app/features/data/queries-dialog.tsx'
import { StepDialog } from '#app/features/data/step-dialog.tsx'
import { StepMenu } from '#app/features/data/step-menu.tsx'
import { StepsScriptDialog } from '#app/features/data/steps-script-dialog.tsx'
import { VariableDialog } from '#app/features/data/variable-dialog.tsx'
import { ImportDialog } from '#app/import/import-dialog.tsx'
import { ImportSettingsDialog } from '#app/import/import-settings-dialog.tsx'
import { NextFileDialog } from '#app/import/next-file-dialog.tsx'
import { ColumnSummaries } from '#app/opened/column-summaries.ts'
import ChangesDialog from '#app/report/changes/changes-dialog.tsx'
import type { ComparedResult } from '#app/report/changes/compare-results.ts'
import { columnInfo } from '#catalog/kit/data-dictionary.ts'
import { columnById } from '#engine/frame/frame.ts'
import { summarizeColumn } from '#engine/frame/summarize-column.ts'
import { dictionary } from '#tests/fixtures/every-part/ask.ts'
import { patientFrame } from '#tests/fixtures/every-part/data.ts'
import type { Views } from './shared.tsx'
import { nothing } from './shared.tsx'

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
  return column ? (
    <VariableDialog counted={undefined} dataset="none" column={column} onSaved={() => undefined} onClose={nothing} />
  ) : null
}

const file = (name: string, text: string) => new File([text], name, { type: 'text/csv' })

const compared = [
  {
    record: { id: 'a', kind: 'analysis', dataset: 'd', title: 'Descriptive statistics' },
    state: 'numbers',
    numbers: [
      { table: 'Mean and spread', row: 'age', column: 'Mean', kept: '45.4', today: '54.5' },
      { table: 'Mean and spread', row: 'age', column: '95% CI', kept: '40.6 to 50.2', today: '50.5 to 58.5' },
    ],
    more: 3,
  },
  { record: { id: 'b', kind: 'chart', dataset: 'd', title: 'Histogram' }, state: 'figure', numbers: [], more: 0 },
] as unknown as readonly ComparedResult[]

export const data = {
  losses: () => (
    <LossesDialog
      losses={[
        { code: 'codes-as-letters', params: { count: 1, names: 'q1 (98 = .a, 99 = .b)' } },
        { code: 'names-changed', params: { count: 2, names: '年龄（岁） → 年龄_岁_, 1st → _1st' } },
      ]}
      format="dta"
      onFormat={nothing}
      onSave={nothing}
      onClose={nothing}
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
  'variable-grouping': () => <Variable id="arm" />,
  'variable-measured': () => <Variable id="y" />,
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
  'next-file': ({ dataset }) => (
    <NextFileDialog
      dataset={dataset}
      file={file('april.csv', 'arm,age,crp\na,51,<1\nb,60,4\n')}
      onClose={nothing}
      onKept={nothing}
    />
  ),
  'branch-dataset': ({ dataset }) => <BranchDialog dataset={dataset.id} onClose={nothing} />,
  journal: ({ dataset }) => <JournalDialog dataset={dataset.id} onClose={nothing} />,
  queries: ({ dataset }) => <QueriesDialog dataset={dataset.id} step="none" version="1" onClose={nothing} />,
  'data-profile': () => (
    <ProfileDialog
      name="patients"
      opened={{ version: '1', rows: frame.rows, dictionary, steps: [] }}
      onMend={nothing}
      onRow={nothing}
      onClose={nothing}
    />
  ),
  'copy-steps': ({ dataset }) => <CopyStepsDialog dataset={dataset.id} onClose={nothing} />,
  changes: () => (
    <ChangesDialog
      title="What changed in patients"
      description="The results with the new data, beside those with the former file."
      before="Before"
      after="Now"
      compare={() => Promise.resolve(compared)}
      onClose={nothing}
    />
  ),
  'import-unreadable': ({ project }) => (
    <ImportDialog project={project.id} file={file('patients.xlsx', 'none')} onClose={nothing} onImported={nothing} />
  ),
} satisfies Views
