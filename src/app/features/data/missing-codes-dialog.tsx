import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { columnInfo, type DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { changeVariables } from '../../data/datasets/change-variable.ts'
import { readMissing } from '../../entry/missing-entry.ts'
import { type ColumnSummaries, useArrivals } from '../../opened/column-summaries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { type CodeFind, findCodes, withCodes } from './code-finds.ts'
import { valueText } from './value-text.ts'

interface Props {
  dataset: string
  dictionary: DataDictionary
  summaries: ColumnSummaries
  column: string
  /** The value of a cell. */
  code: string | undefined
  onClose: () => void
}

/** Declares missing codes of one variable and of others in which they, or other likely codes, occur; as one edit. */
export function MissingCodesDialog({ dataset, dictionary, summaries, column: id, code, onClose }: Props) {
  const { t } = useLingui()
  useArrivals(summaries)
  const [typed, setTyped] = useState(code)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const column = columnInfo(dictionary, id)
  const own = summaries.get(id)
  if (!column || !own) return null
  const proposed = findCodes('', column, own)?.cells.map(({ value }) => String(value)) ?? []
  const line = typed ?? proposed.join(', ')
  const { bad, ...declared } = readMissing(line, column.type)
  const counts = new Map(findCodes(line, column, own)?.cells.map(({ value, count }) => [value, count]))
  const found = dictionary.columns.flatMap((other) => {
    const summary = other.id === id ? undefined : summaries.get(other.id)
    const find = summary && findCodes(line, other, summary)
    return find ? [{ other, find }] : []
  })
  const save = async () => {
    if (bad !== undefined) return
    const ticked: { other: typeof column; find: Pick<CodeFind, 'declared'> }[] = [
      { other: column, find: { declared } },
      ...found.filter(({ other }) => chosen.has(other.id)),
    ]
    await changeVariables(
      dataset,
      ticked.map(({ other, find }) => ({ column: other.id, change: withCodes(other, find.declared) })),
    )
    onClose()
  }
  const tick = (other: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(other)
    else next.delete(other)
    setChosen(next)
  }
  const cellsOf = (cells: CodeFind['cells'], type: typeof column.type) =>
    cells.map(({ value, count }) => `${valueText(type, value)} × ${count}`).join(', ')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t`Missing codes of ${column.name}`}
      description={t`Cells with these values stay as they are and count as missing in every analysis.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" type="submit" form="codes-of-column">
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id="codes-of-column"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          data-first
          label={<Trans>New missing codes</Trans>}
          help={
            counts.size > 0 ? (
              <Trans>Found: {[...counts].map(([value, count]) => `${value} × ${count}`).join(', ')}</Trans>
            ) : (
              <Trans>Values that mean “not known”, such as 9, 99</Trans>
            )
          }
          error={bad === undefined ? undefined : t`${bad} is not a number; ${column.name} holds numbers.`}
          value={line}
          onChange={(event) => setTyped(event.target.value)}
        />
        {found.length > 0 ? (
          <fieldset>
            <legend className="mb-1 text-sm font-medium">
              <Trans>Also in these variables</Trans>
            </legend>
            <ul className="flex flex-col">
              {found.map(({ other, find }) => (
                <li key={other.id}>
                  <label className="flex min-h-11 items-center gap-3 rounded-md px-2 text-sm hover:bg-sunken">
                    <input
                      type="checkbox"
                      className="size-4.5 shrink-0 accent-accent"
                      checked={chosen.has(other.id)}
                      onChange={(event) => tick(other.id, event.target.checked)}
                    />
                    <span className="min-w-0 flex-1 truncate">{other.name}</span>
                    <span className="text-ink-3">{cellsOf(find.cells, other.type)}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ) : null}
      </form>
    </Dialog>
  )
}
