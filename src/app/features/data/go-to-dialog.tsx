import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ColumnInfo, DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { VariableName } from '../../entry/variable-name.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { inputLook, SearchInput } from '../../ui/field.tsx'

/** More variables than this are found by searching. */
const MOST_LISTED = 100

interface Props {
  dictionary: DataDictionary
  onChoose: (column: ColumnInfo) => void
  onClose: () => void
}

/** Finds a variable by name or label, to scroll to its column. */
export function GoToDialog({ dictionary, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = dictionary.columns.filter(({ name, label }) => `${name}\n${label}`.toLowerCase().includes(wanted))
  const [first] = found
  return (
    <Dialog open onOpenChange={onClose} title={t`Go to a variable`} closeLabel={t`Close`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (first) onChoose(first)
        }}
      >
        <SearchInput
          data-first
          label={t`Search the variables`}
          className={`${inputLook} mb-3 h-10 w-full`}
          value={search}
          onSearch={setSearch}
        />
      </form>
      <ul className="flex flex-col">
        {found.slice(0, MOST_LISTED).map((column) => (
          <li key={column.id}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center rounded-md px-3 text-left text-sm hover:bg-sunken"
              onClick={() => onChoose(column)}
            >
              <VariableName column={column} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
