import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { type ClipboardEvent, useId, useState } from 'react'
import type { CountsInput, EnteredCounts, EnteredValue } from '#catalog/kit/tool/calculator-input-spec.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { inputFrame } from '../../ui/field.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { type Cells, countsIn, emptyCells, pasted, resized, textsOf } from './count-cells.ts'
import { useSettled } from './use-settled.ts'

interface Props {
  /** Key of the input. */
  name: string
  spec: CountsInput
  entered: EnteredCounts | null
  error: string | undefined
  remark: string | undefined
  onChange: (name: string, value: EnteredValue) => void
}

/**
 * A small editable table of counts that accepts pasted spreadsheet cells. Initialised with the entered value, afterwards it keeps its own
 * texts.
 */
export function CountsField({ name, spec, entered, error, remark, onChange }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const id = useId()
  const [cells, setCells] = useState<Cells>(entered === null ? emptyCells(spec) : textsOf(entered))
  const { settled, settle, unsettle } = useSettled()
  const { rows, columns } = spec
  const put = (next: Cells) => {
    unsettle()
    setCells(next)
    onChange(name, countsIn(next))
  }
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const next = pasted(cells, spec, event.clipboardData.getData('text/plain'), row, column)
    if (next === null) return
    event.preventDefault()
    put(next)
  }
  const rowName = (row: number) => say(rows.name).replace('{n}', String(row + 1))
  const headings = columns === 'square' ? cells.map((_, k) => rowName(k)) : columns.map(say)
  const said = (settled ? error : undefined) ?? (settled ? remark : undefined) ?? (spec.help ? say(spec.help) : '')
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={said ? `${id}-said` : undefined}>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-medium">
        {say(spec.label)}
      </p>
      <ScrollRegion label={say(spec.label)}>
        <table className="w-full border-separate border-spacing-1 text-sm">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{say(spec.label)}</span>
              </th>
              {headings.map((heading) => (
                <th key={heading} scope="col" className="px-1 pb-1 text-left align-bottom font-normal text-ink-2">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((texts, row) => (
              <tr key={row}>
                <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap text-ink-2">
                  {rowName(row)}
                </th>
                {texts.map((text, column) => (
                  <td key={headings[column]}>
                    <input
                      aria-label={`${rowName(row)}, ${headings[column]}`}
                      aria-invalid={settled && error ? true : undefined}
                      inputMode="numeric"
                      autoComplete="off"
                      value={text}
                      onBlur={settle}
                      onPaste={(event) => paste(event, row, column)}
                      onChange={(event) =>
                        put(cells.map((line, r) => (r === row ? line.with(column, event.target.value) : line)))
                      }
                      className={classNames(inputFrame, 'h-11 w-full min-w-14 px-2 text-base')}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {said ? (
        <p id={`${id}-said`} className={classNames('mt-1.5 text-sm', settled && error ? 'text-danger' : 'text-ink-3')}>
          {said}
        </p>
      ) : null}
      {rows.least < rows.most ? (
        <div className="mt-2 flex gap-2">
          <Button
            size="sm"
            disabled={cells.length >= rows.most}
            onClick={() => put(resized(cells, spec, cells.length + 1))}
          >
            <Plus size={15} aria-hidden />
            <Trans>Add a row</Trans>
          </Button>
          <Button
            size="sm"
            look="quiet"
            disabled={cells.length <= rows.least}
            aria-label={t`Remove the last row`}
            title={t`Remove the last row`}
            onClick={() => put(resized(cells, spec, cells.length - 1))}
          >
            <Minus size={15} aria-hidden />
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
