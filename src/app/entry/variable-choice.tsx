import { memo } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { VariableName } from './variable-name.tsx'

interface Props {
  column: ColumnInfo
  /** Its place in the list, from 1, and how many stand in the list: only some of a long list are drawn. */
  place: number
  of: number
  isChosen: boolean
  onToggle: (id: string) => void
}

/** One variable to tick. */
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
