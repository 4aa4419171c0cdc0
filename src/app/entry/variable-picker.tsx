import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { inputLook, SearchInput } from '../ui/field.tsx'
import { useWindowed } from '../ui/use-windowed.ts'
import { VariableChoice } from './variable-choice.tsx'

interface Props {
  label: string
  columns: readonly ColumnInfo[]
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
  onClose: () => void
}

/** Heights of a variable and of the list in px, matching their classes. */
const ROW_HEIGHT = 40
const LIST_HEIGHT = 480

/** A dialog with all variables that an option accepts, if there are too many for the form. */
export default function VariablePicker({ label, columns, chosen, onToggle, onClose }: Props) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const shown = columns.filter(({ name, label: words }) => `${name}\n${words}`.toLowerCase().includes(wanted))
  const { from, to, before, after, onScroll } = useWindowed(shown.length, ROW_HEIGHT, LIST_HEIGHT)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={label}
      closeLabel={t`Close`}
      size="md"
      footer={
        <Button look="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <SearchInput
        data-first
        label={t`Search the variables`}
        value={search}
        onSearch={setSearch}
        className={`${inputLook} mb-2 h-11 w-full`}
      />
      <ul className="h-[min(30rem,50dvh)] overflow-y-auto" onScroll={onScroll}>
        {before > 0 ? <li aria-hidden style={{ height: before }} /> : null}
        {shown.slice(from, to).map((column, k) => (
          <VariableChoice
            key={column.id}
            column={column}
            place={from + k + 1}
            of={shown.length}
            isChosen={chosen.has(column.id)}
            onToggle={onToggle}
          />
        ))}
        {after > 0 ? <li aria-hidden style={{ height: after }} /> : null}
      </ul>
    </Dialog>
  )
}
