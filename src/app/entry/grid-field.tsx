import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import type { Json } from '#catalog/kit/json.ts'
import type { GridOption } from '#catalog/kit/options/grid-option.ts'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { smallInputLook } from '../ui/field.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import type { OptionFieldProps } from './option-field.tsx'
import { pastedCells } from './pasted-cells.ts'
import { problemWords } from './problem-words.ts'

interface Shown {
  readonly names: readonly string[]
  readonly cells: readonly (readonly Json[])[]
}

/** An editable table that also accepts pasted spreadsheet cells; Enter and the arrow keys move between rows. */
export function GridField({ name, spec, stored, dictionary, problems, onChange }: OptionFieldProps<GridOption>) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const [left, setLeft] = useState(0)
  const isSquare = spec.columns === 'square'
  const table = shownTable(spec, stored[`${name}.rows`], stored[`${name}.cells`])
  const { names, cells } = table
  const headings =
    spec.columns === 'square'
      ? names.map((row, j) => row.trim() || t`Column ${j + 1}`)
      : spec.columns.map(({ label }) => say(label))
  const types = headings.map((_, j) => (spec.columns === 'square' ? 'number' : (spec.columns[j]?.type ?? 'text')))
  const store = (next: Shown) => {
    if (spec.named) onChange(`${name}.rows`, next.names)
    onChange(`${name}.cells`, next.cells)
  }
  /** Pastes texts into the table from a cell on; column -1 contains the names. Adds rows up to the maximum. */
  const put = (row: number, column: number, texts: readonly (readonly string[])[]) => {
    const rows = Math.min(spec.maxRows, Math.max(names.length, row + texts.length))
    const width = isSquare ? rows : headings.length
    const nextNames = Array.from({ length: rows }, (_, i) => names[i] ?? '')
    const next = nextNames.map((_, i) => Array.from({ length: width }, (__, j): Json => cells[i]?.[j] ?? null))
    for (const [i, line] of texts.entries())
      for (const [j, text] of line.entries()) {
        if (row + i >= rows) continue
        const to = column + j
        const cellsOfRow = next[row + i]
        if (to < 0) nextNames[row + i] = text.trim()
        else if (cellsOfRow && to < width) cellsOfRow[to] = cellOf(text, types[to] ?? 'number')
      }
    setLeft(Math.max(0, row + texts.length - rows))
    store({ names: nextNames, cells: next })
  }
  const paste = (row: number, column: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const texts = pastedCells(event.clipboardData.getData('text/plain'))
    if (texts.length === 1 && texts[0]?.length === 1) return
    event.preventDefault()
    put(row, column, texts)
  }
  const small = `${smallInputLook} h-9`
  const [problem] = problems
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{say(spec.label)}</legend>
      <ScrollRegion label={say(spec.label)}>
        <table className="border-separate border-spacing-1">
          <thead>
            <tr>
              {spec.named ? <th className="text-left text-xs font-medium text-ink-2">{t`Name`}</th> : null}
              {headings.map((heading, j) => (
                <th key={`${j}/column`} className="text-left text-xs font-medium text-ink-2">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((row, i) => (
              <tr key={`${i}/row`}>
                {spec.named ? (
                  <th scope="row">
                    <input
                      key={row}
                      aria-label={t`Name of row ${i + 1}`}
                      className={`${small} w-32`}
                      defaultValue={row}
                      data-column={-1}
                      onKeyDown={goToRow}
                      onPaste={paste(i, -1)}
                      onBlur={(event) => {
                        if (event.target.value !== row) put(i, -1, [[event.target.value]])
                      }}
                    />
                  </th>
                ) : null}
                {headings.map((heading, j) => {
                  const shown = cellText(cells[i]?.[j])
                  return (
                    <td key={`${j}/column`}>
                      <input
                        key={shown}
                        aria-label={t`${heading}, row ${i + 1}`}
                        inputMode={types[j] === 'number' ? 'decimal' : 'text'}
                        className={`${small} ${types[j] === 'number' ? 'w-24 text-right' : 'w-40'}`}
                        defaultValue={shown}
                        data-column={j}
                        onKeyDown={goToRow}
                        onPaste={paste(i, j)}
                        onBlur={(event) => {
                          if (event.target.value !== shown) put(i, j, [[event.target.value]])
                        }}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className="flex items-center gap-3">
        {names.length < spec.maxRows ? (
          <Button size="sm" onClick={() => put(names.length, -1, [['']])}>
            <Plus size={15} aria-hidden />
            <Trans>Add a row</Trans>
          </Button>
        ) : null}
        <output className="text-sm text-ink-2">
          {left > 0 ? (
            <Plural
              value={left}
              one="One row that was pasted did not fit."
              other="# rows that were pasted did not fit."
            />
          ) : null}
        </output>
      </div>
      {problem ? (
        <p className="text-sm text-danger">{problemWords(problem, dictionary, language)}</p>
      ) : (
        <p className="text-sm text-ink-3">
          {say(spec.help)} <Trans>Cells can be pasted from a spreadsheet.</Trans>
        </p>
      )}
    </fieldset>
  )
}

/** The stored rows, padded to the minimum, at least one. */
function shownTable(spec: GridOption, rows: Json | undefined, kept: Json | undefined): Shown {
  const names = Array.isArray(rows) ? rows : []
  const cells = Array.isArray(kept) ? kept : []
  const count = Math.min(spec.maxRows, Math.max(spec.minRows, 1, spec.named ? names.length : 0, cells.length))
  return {
    names: Array.from({ length: count }, (_, i) => (typeof names[i] === 'string' ? names[i] : '')),
    cells: Array.from({ length: count }, (_, i): readonly Json[] => (Array.isArray(cells[i]) ? cells[i] : [])),
  }
}

function cellText(cell: Json | undefined): string {
  return typeof cell === 'number' || typeof cell === 'string' ? String(cell) : ''
}

/** A text that is not a number stays as typed, and is parsed or explained: `1/3` is a number, `many` is not. */
function cellOf(text: string, type: 'number' | 'text'): Json {
  const plain = text.trim()
  if (plain === '') return null
  const number = Number(plain.normalize('NFKC'))
  return type === 'number' && Number.isFinite(number) ? number : plain
}

/** Moves to the same column of the next or previous row; while composing Chinese, Enter ends the composition. */
function goToRow(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: from, key, shiftKey, nativeEvent } = event
  if (nativeEvent.isComposing) return
  const by = key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0
  if (by === 0) return
  event.preventDefault() // Enter would submit the form
  const row = from.closest('tr')
  const next = by < 0 ? row?.previousElementSibling : row?.nextElementSibling
  const cell = next?.querySelector<HTMLInputElement>(`input[data-column="${from.dataset.column}"]`)
  cell?.focus()
  cell?.select()
}
