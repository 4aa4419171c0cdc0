import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { VariablesOption } from '#catalog/kit/options/options.ts'
import { smallInputLook } from '../ui/field.tsx'
import { useStable } from '../ui/use-stable.ts'
import { useWindowed } from '../ui/use-windowed.ts'
import { useAcceptableVariables } from './acceptable-variables.ts'
import { VariableChoice } from './variable-choice.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  spec: VariablesOption
  dictionary: DataDictionary
  value: readonly string[]
  onChange: (value: string[]) => void
}

const SEARCH_FROM = 9

/** Heights of a variable and of the list in px, matching their classes. */
const ROW_HEIGHT = 40
const LIST_HEIGHT = 288

/** Several variables: a list of checkboxes, with a search field if it is long. Their order is the order of ticking. */
export function VariablesField({ label, help, error, spec, dictionary, value, onChange }: Props) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
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
  const { from, to, before, after, onScroll } = useWindowed(shown.length, ROW_HEIGHT, LIST_HEIGHT)
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between text-sm font-medium">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      <div className="rounded-md shadow-[inset_0_0_0_1px_var(--line-strong)]">
        <div className="flex items-center gap-2 border-b border-line px-2 py-1.5 text-sm">
          {fitting.length >= SEARCH_FROM ? (
            <input
              type="search"
              aria-label={t`Search the variables`}
              placeholder={t`Search the variables`}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
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
        <ul className="max-h-72 overflow-y-auto p-1" onScroll={onScroll}>
          {vanished.map((id) => (
            <li key={id} className="flex items-center justify-between px-2 py-1 text-sm text-danger">
              <Trans>A variable that no longer exists</Trans>
              <button type="button" className="underline" onClick={() => toggle(id)}>
                <Trans>Remove</Trans>
              </button>
            </li>
          ))}
          {before > 0 ? <li aria-hidden style={{ height: before }} /> : null}
          {shown.slice(from, to).map((column, k) => (
            <VariableChoice
              key={column.id}
              column={column}
              place={from + k + 1}
              of={shown.length}
              isChosen={chosen.has(column.id)}
              onToggle={toggle}
            />
          ))}
          {after > 0 ? <li aria-hidden style={{ height: after }} /> : null}
        </ul>
      </div>
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
  )
}
