import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { CellAddress, KnownAtom } from '../../../data/reports/inline-atom.ts'
import { useLabelled } from '../../../i18n/use-labelled.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { tableKey } from '../../../outcome/group-key.ts'
import { addressesOf, keyOfTable, numberTables } from '../../../report/document/result-number.ts'
import type { ProjectQuestion } from '../../../report/project-questions.ts'
import { type ShownResult, type ShownTable, shownResult } from '../../../report/shown-result.ts'
import { Dialog, type Focusable } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'

type NumberAtom = Extract<KnownAtom, { kind: 'number' }>

interface Props {
  questions: readonly ProjectQuestion[]
  /** The number to be changed. */
  atom?: NumberAtom
  returnTo: Focusable
  onInsert: (atom: NumberAtom, words: string) => void
  onClose: () => void
}

/** Chooses a cell of a result's table, whose number the text then has. */
export default function NumberDialog({ questions, atom, returnTo, onInsert, onClose }: Props) {
  const { t } = useLingui()
  const analyses = questions.filter(({ record }) => record.kind === 'analysis')
  const [analysis, setAnalysis] = useState(atom?.analysis ?? analyses[0]?.record.id ?? '')
  const [table, setTable] = useState(atom && tableKey(atom.cell.table, atom.cell.group))
  const result = useShown(analyses, analysis)
  const tables = result ? numberTables(result) : []
  const chosen = tables.find((one) => keyOfTable(one) === table) ?? tables[0]
  /** Whether a table has the number that is to be changed. */
  const isShown = (one: ShownTable) =>
    atom?.analysis === analysis && keyOfTable(one) === tableKey(atom.cell.table, atom.cell.group)
  const insert = (cell: CellAddress, words: string) => {
    onInsert({ kind: 'number', analysis, cell }, words)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      title={t`Number of a result`}
      description={<Trans>Press the number. In the text it changes with the result.</Trans>}
      closeLabel={t`Close`}
      size="lg"
    >
      {analyses.length === 0 ? (
        <p className="text-ink-2">
          <Trans>This project has no analysis yet. Import data and run one, then insert its numbers here.</Trans>
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <SelectField
            label={<Trans>Result</Trans>}
            value={analysis}
            onChange={({ target }) => setAnalysis(target.value)}
          >
            {analyses.map(({ record }) => (
              <option key={record.id} value={record.id}>
                {record.title}
              </option>
            ))}
          </SelectField>
          {tables.length === 1 && chosen?.group ? <p className="font-semibold">{chosen.title}</p> : null}
          {tables.length > 1 ? (
            <SelectField
              label={<Trans>Table</Trans>}
              value={chosen && keyOfTable(chosen)}
              onChange={({ target }) => setTable(target.value)}
            >
              {tables.map((one) => (
                <option key={keyOfTable(one)} value={keyOfTable(one)}>
                  {one.title}
                </option>
              ))}
            </SelectField>
          ) : null}
          {chosen ? (
            <Cells table={chosen} current={isShown(chosen) ? atom?.cell : undefined} onChoose={insert} />
          ) : (
            <p className="text-ink-2">
              {result === undefined ? (
                <Trans>The result is being computed …</Trans>
              ) : (
                <Trans>This result has no table that a number can be taken from. Choose another one.</Trans>
              )}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** Undefined while it is computed, null if there is none. */
function useShown(questions: readonly ProjectQuestion[], id: string): ShownResult | null | undefined {
  const { language } = useWords()
  const labelled = useLabelled()
  const [shown, setShown] = useState<{ readonly id: string; readonly result: ShownResult | null }>()
  const [asked] = useState(questions)
  useEffect(() => {
    const question = asked.find(({ record }) => record.id === id)
    if (!question) return
    let isCurrent = true
    void shownResult(question, { language, labelled })
      .catch(() => undefined)
      .then((result) => isCurrent && setShown({ id, result: result ?? null }))
    return () => {
      isCurrent = false
    }
  }, [asked, id, language, labelled])
  return shown?.id === id ? shown.result : undefined
}

interface CellsProps {
  table: ShownTable
  current: CellAddress | undefined
  onChoose: (cell: CellAddress, words: string) => void
}

function Cells({ table, current, onChoose }: CellsProps) {
  const addresses = addressesOf(table)
  return (
    <ScrollRegion label={table.title}>
      <table className="three-line text-sm">
        <thead>
          {table.head.map((row) => (
            <tr key={row.map(({ text }) => text).join(' ')}>
              {row.map(({ text, align, colSpan, rowSpan }, c) => (
                <th
                  key={`${table.keys.columns[c]}`}
                  scope="col"
                  colSpan={colSpan}
                  rowSpan={rowSpan}
                  style={{ textAlign: align }}
                >
                  {text}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.body.map(({ cells, depth }, r) => (
            <tr key={table.keys.rows[r]}>
              {cells.map(({ text, align }, c) => {
                const address = addresses[r]?.[c]
                const isCurrent = address?.row === current?.row && address?.column === current?.column
                return (
                  <td
                    key={table.keys.columns[c]}
                    className="align-middle"
                    style={{
                      textAlign: align,
                      ...(c === 0 && depth > 0 && { paddingInlineStart: `calc(var(--cell-pad) + ${depth}em)` }),
                    }}
                  >
                    {address ? (
                      <button
                        type="button"
                        aria-label={`${cells[0]?.text ?? ''} ${table.head.at(-1)?.[c]?.text ?? ''}: ${text}`}
                        aria-current={isCurrent ? 'true' : undefined}
                        className="min-h-8 min-w-8 whitespace-nowrap rounded-md px-1 text-accent hover:bg-accent-soft aria-current:bg-accent-soft"
                        onClick={() => onChoose(address, text)}
                      >
                        {text}
                      </button>
                    ) : (
                      text
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
