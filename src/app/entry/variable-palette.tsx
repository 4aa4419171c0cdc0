import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { use, useState } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { SearchInput, smallInputLook } from '../ui/field.tsx'
import { RolesOfForm } from './role-board.ts'
import { VariableMenu } from './variable-menu.tsx'
import { MeasureIcon } from './variable-name.tsx'

/** The most variables shown at once; the others are found by searching. */
const SHOWN = 24

export const chipLook =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-sunken px-3 text-sm text-ink hover:shadow-[inset_0_0_0_1px_var(--line-strong)] max-sm:min-h-11'

/** The variables of the dataset. Each can be dragged into a role below, or sent there from its menu. */
export function VariablePalette({ dictionary }: { dictionary: DataDictionary }) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  if (!use(RolesOfForm)) return null
  const all = dictionary.columns
  const wanted = search.trim().toLowerCase()
  const found = all.filter(({ name, label }) => `${name}\n${label}`.toLowerCase().includes(wanted))
  const rest = found.length - SHOWN
  return (
    <section aria-label={t`Variables of the data`} className="mb-6 flex flex-col gap-2">
      {all.length > SHOWN ? (
        <SearchInput
          label={t`Find a variable`}
          value={search}
          onSearch={setSearch}
          className={`${smallInputLook} h-9 w-full`}
        />
      ) : null}
      <ul className="flex flex-wrap gap-1.5">
        {found.slice(0, SHOWN).map((column) => (
          <li key={column.id} className="max-w-full min-w-0">
            <VariableMenu column={column} className={`${chipLook} cursor-grab`}>
              <MeasureIcon column={column} />
              <span className="min-w-0 truncate">{column.name}</span>
            </VariableMenu>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p className="text-xs text-ink-3">
          <Plural value={rest} one="# more variable: search for it." other="# more variables: search for them." />
        </p>
      ) : null}
      <p className="text-xs text-ink-3">
        <Trans>Drag a variable to where it is used, or press it.</Trans>
      </p>
    </section>
  )
}
