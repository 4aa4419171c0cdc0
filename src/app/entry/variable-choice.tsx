import { memo } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { VariableName } from './variable-name.tsx'

interface Props {
  column: ColumnInfo
  /** Position in the list, from 1, and its length: only part of a long list is rendered. */
  place: number
  of: number
  isChosen: boolean
  onToggle: (id: string) => void
}

/** A checkbox for one variable. */
export const VariableChoice = memo(function VariableChoice({ column, place, of, isChosen, onToggle }: Props) {
  return (
    <li aria-setsize={of} aria-posinset={place}>
      <label className="flex h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2 hover:bg-sunken">
        <input
          type="checkbox"
          className="size-4.5 shrink-0 accent-accent"
          checked={isChosen}
          onChange={() => onToggle(column.id)}
        />
        <VariableName column={column} />
      </label>
    </li>
  )
})
