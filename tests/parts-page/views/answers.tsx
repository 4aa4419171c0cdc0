import type { ReactNode } from 'react'
import VariablePicker from '#app/entry/variable-picker.tsx'
import { ResultPanel } from '#app/features/analyses/result-panel.tsx'
import { SaveColumns } from '#app/features/analyses/save-columns.tsx'
import { TableView } from '#app/features/analyses/table-view.tsx'
import { ResultBoundary } from '#app/outcome/result-boundary.tsx'
import type { OutcomeState } from '#app/outcome/use-outcome.ts'
import { OptionsSheet } from '#app/questions/options-sheet.tsx'
import { WorkStatus } from '#app/ui/work-cover.tsx'
import { readQuestion } from '#catalog/kit/options/read-question.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { outlineTable } from '#catalog/kit/present/present-table.ts'
import { dictionary } from '#tests/fixtures/every-part/ask.ts'
import { entry, longOutcome, type Made } from '../made.ts'
import { filled, filledByRows } from '../shown-options.ts'
import type { Views } from './shared.tsx'
import { display, idle, nothing, Options } from './shared.tsx'

function Result({ made, state }: { made: Made; state: Partial<OutcomeState> }) {
  return (
    <ResultPanel
      entry={entry}
      analysis={made.record}
      dataset={made.dataset}
      dictionary={dictionary}
      names={dictionary}
      question={readQuestion(entry.definition, made.record, dictionary)}
      state={{ ...idle, ...state }}
      onRemedy={nothing}
    />
  )
}

function Broken(): ReactNode {
  throw new Error('a result that cannot be drawn')
}

/** An outcome whose numbers another engine version changes. */
const doubled = (outcome: Outcome): Outcome =>
  JSON.parse(JSON.stringify(outcome), (key, value: unknown) =>
    typeof value === 'number' && key === 'difference' ? 2 * value : value,
  ) as Outcome

export const answers = {
  'options-empty': () => <Options stored={{}} />,
  'options-filled': () => <Options stored={filled} />,
  'options-with-errors': () => <Options stored={filled} isWrong />,
  'options-by-rows': () => <Options stored={filledByRows} isWrong />,
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
  'work-status': () => (
    <>
      <WorkStatus stage="Reading every cell …" share={0.4} onCancel={() => undefined} />
      <WorkStatus stage="Looking at the file …" />
    </>
  ),
  'table-large': (made) =>
    longOutcome(made.outcome).tables.map((table) => (
      <TableView key={table.id} table={outlineTable(entry.definition, table, display)} sample={null} />
    )),
  'save-columns': (made) => (
    <SaveColumns
      entry={entry}
      analysis={made.record}
      dictionary={dictionary}
      outcome={made.outcome}
      display={display}
    />
  ),
} satisfies Views
