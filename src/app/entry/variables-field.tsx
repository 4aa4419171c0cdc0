import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { columnInfo, type DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { VariablesOption } from '#catalog/kit/options/options.ts'
import { loadPart } from '../loading/load-part.ts'
import { SearchInput, smallInputLook } from '../ui/field.tsx'
import { useStable } from '../ui/use-stable.ts'
import { useAcceptableVariables } from './acceptable-variables.ts'
import { HelpText } from './help-text.tsx'
import { RoleBox } from './role-box.tsx'
import { VariableChoice } from './variable-choice.tsx'
import { VariableMenu } from './variable-menu.tsx'
import { MeasureIcon } from './variable-name.tsx'

const VariablePicker = lazy(() => loadPart(() => import('./variable-picker.tsx'), 'own'))

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  spec: VariablesOption
  dictionary: DataDictionary
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Whether the field shows the chosen variables in their order; false if the form lists them below the field. */
  isListed?: boolean
}

const SEARCH_FROM = 9

/** The most variables listed in the form: a longer list would scroll within a form that scrolls, so a dialog has it. */
const LISTED = 12

/** The most chosen variables shown in the box. */
const SHOWN = 24

/** Several variables: a list of checkboxes, with a search field if it is long. Their order is the order of ticking. */
export function VariablesField({ label, help, error, spec, dictionary, value, onChange, isListed = true }: Props) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [isPicking, setPicking] = useState(false)
  const { fitting, others } = useAcceptableVariables(dictionary, spec)
  const known = useMemo(() => new Set(dictionary.columns.map(({ id }) => id)), [dictionary])
  const chosen = new Set(value)
  const vanished = value.filter((id) => !known.has(id))
  const shown = fitting.filter(({ name, label: words }) =>
    `${name}\n${words}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const toggle = useStable((id: string) =>
    onChange(chosen.has(id) ? value.filter((other) => other !== id) : [...value, id]),
  )
  const allShown = shown.length > 0 && shown.every(({ id }) => chosen.has(id))
  const remove = (id: string) => onChange(value.filter((other) => other !== id))
  const columns = isListed ? value.flatMap((id) => columnInfo(dictionary, id) ?? []) : []
  return (
    <RoleBox
      label={label}
      fitting={fitting}
      value={value}
      onTake={(id) => onChange([...value.filter((other) => other !== id), id])}
      onGiveUp={remove}
    >
      {(role) => (
        <fieldset>
          <legend className="mb-1.5 flex w-full items-baseline justify-between text-sm font-medium">{label}</legend>
          {help ? (
            <p className="mb-2 text-sm text-ink-3">
              <HelpText text={help} />
            </p>
          ) : null}
          <div className="rounded-md shadow-[inset_0_0_0_1px_var(--line-strong)]">
            {role && columns.length > 0 ? (
              <ol aria-label={label} className="flex flex-wrap gap-1.5 border-b border-line p-2">
                {columns.slice(0, SHOWN).map((column) => (
                  <li
                    key={column.id}
                    className="inline-flex max-w-full min-w-0 items-center rounded-full bg-accent-soft text-sm"
                  >
                    <VariableMenu
                      column={column}
                      from={role}
                      className="flex min-h-9 min-w-0 cursor-grab items-center gap-1.5 rounded-full pl-3 max-sm:min-h-11"
                    >
                      <MeasureIcon column={column} />
                      <span className="min-w-0 truncate">{column.name}</span>
                    </VariableMenu>
                    <button
                      type="button"
                      aria-label={t`Remove ${column.name}`}
                      className="flex size-9 shrink-0 items-center justify-center rounded-full text-ink-3 hover:text-ink max-sm:size-11"
                      onClick={() => remove(column.id)}
                    >
                      <X size={14} aria-hidden />
                    </button>
                  </li>
                ))}
                {columns.length > SHOWN ? (
                  <li className="self-center px-1 text-sm text-ink-3">
                    <Trans>and {columns.length - SHOWN} more</Trans>
                  </li>
                ) : null}
              </ol>
            ) : null}
            <div className="flex items-center gap-2 border-b border-line px-2 py-1.5 text-sm">
              {fitting.length >= SEARCH_FROM ? (
                <SearchInput
                  label={t`Search the variables`}
                  value={search}
                  onSearch={setSearch}
                  className={`${smallInputLook} h-9 min-w-0 flex-1`}
                />
              ) : (
                <span className="flex-1 px-1 text-ink-3">
                  <Plural value={value.length} one="# chosen" other="# chosen" />
                </span>
              )}
              <button
                type="button"
                className="min-h-9 rounded-sm px-2 text-accent hover:bg-sunken"
                onClick={() => {
                  const ids = new Set(shown.map(({ id }) => id))
                  onChange(allShown ? value.filter((id) => !ids.has(id)) : [...new Set([...value, ...ids])])
                }}
              >
                {allShown ? <Trans>None</Trans> : <Trans>All</Trans>}
              </button>
            </div>
            <ul className="p-1">
              {vanished.map((id) => (
                <li key={id} className="flex items-center justify-between px-2 py-1 text-sm text-danger">
                  <Trans>A variable that no longer exists</Trans>
                  <button type="button" className="underline" onClick={() => toggle(id)}>
                    <Trans>Remove</Trans>
                  </button>
                </li>
              ))}
              {shown.slice(0, LISTED).map((column, k) => (
                <VariableChoice
                  key={column.id}
                  column={column}
                  place={k + 1}
                  of={shown.length}
                  isChosen={chosen.has(column.id)}
                  onToggle={toggle}
                />
              ))}
            </ul>
            {shown.length > LISTED ? (
              <button
                type="button"
                className="min-h-10 w-full rounded-md px-3 text-left text-sm text-accent hover:bg-sunken"
                onClick={() => setPicking(true)}
              >
                <Trans>All {shown.length} variables …</Trans>
              </button>
            ) : null}
          </div>
          {isPicking ? (
            <Suspense>
              <VariablePicker
                label={label}
                columns={fitting}
                chosen={chosen}
                onToggle={toggle}
                onClose={() => setPicking(false)}
              />
            </Suspense>
          ) : null}
          {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
          {others > 0 ? (
            <p className="mt-1.5 text-xs text-ink-3">
              <Plural
                value={others}
                one="# variable of another type is not listed."
                other="# variables of other types are not listed."
              />
            </p>
          ) : null}
        </fieldset>
      )}
    </RoleBox>
  )
}
