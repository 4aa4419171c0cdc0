import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, WandSparkles, X } from 'lucide-react'
import { useMemo } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { proposeStubs } from '#catalog/kit/steps/propose-stubs.ts'
import type { StubGroup, WideStubs } from '#catalog/kit/steps/step-options.ts'
import { Button } from '../ui/button.tsx'
import { inputLook } from '../ui/field.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  dictionary: DataDictionary
  value: Json | undefined
  onChange: (value: Json) => void
}

/** Repeated measurements: a row for each quantity, a column for each time, and in each place the variable measured then. */
export function StubsField({ label, help, error, dictionary, value, onChange }: Props) {
  const { t } = useLingui()
  const { times, groups } = stubsOf(value)
  const proposal = useMemo(() => proposeStubs(dictionary.columns), [dictionary])
  const put = (next: WideStubs) => onChange(next as unknown as Json)
  const places = times.map((time, at) => ({ time, at }))
  const used = new Set(groups.flatMap(({ columns }) => columns))
  const setGroup = (at: number, group: StubGroup) =>
    put({ times, groups: groups.map((old, k) => (k === at ? group : old)) })
  const addTime = () =>
    put({
      times: [...times, freeText(String(times.length + 1), times)],
      groups: groups.map((group) => ({ ...group, columns: [...group.columns, null] })),
    })
  const removeTime = (at: number) =>
    put({
      times: times.filter((_, k) => k !== at),
      groups: groups.map((group) => ({ ...group, columns: group.columns.filter((_, k) => k !== at) })),
    })
  const addGroup = () => {
    const both = times.length > 0 ? times : ['1', '2']
    const name = freeText(
      'value',
      [...dictionary.columns, ...groups].map((one) => one.name),
    )
    put({ times: both, groups: [...groups, { id: newGroupId(), name, columns: both.map(() => null) }] })
  }
  const proposed = proposal?.groups.map(({ name }) => name).join(', ') ?? ''
  const isProposable = proposal !== undefined && JSON.stringify(proposal) !== JSON.stringify({ times, groups })
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      <div className="flex flex-col gap-3">
        {isProposable ? (
          <Button size="sm" className="self-start" onClick={() => put(proposal)}>
            <WandSparkles size={15} aria-hidden />
            <Trans>Propose from the names: {proposed}</Trans>
          </Button>
        ) : null}
        {groups.length > 0 ? (
          <ScrollRegion label={label} className="overflow-x-auto">
            <table className="text-sm">
              <thead>
                <tr>
                  <th scope="col" className="p-1 text-left font-medium">
                    <Trans>New variable</Trans>
                  </th>
                  {places.map(({ time, at }) => (
                    <th key={at} scope="col" className="p-1">
                      <div className="flex items-center gap-1">
                        <input
                          aria-label={t`Time ${at + 1}`}
                          className={`${inputLook} h-9 w-28`}
                          value={time}
                          onChange={(event) =>
                            put({ times: times.map((old, k) => (k === at ? event.target.value : old)), groups })
                          }
                        />
                        <Button
                          look="quiet"
                          size="small-icon"
                          aria-label={t`Remove time ${at + 1}`}
                          onClick={() => removeTime(at)}
                        >
                          <X size={15} aria-hidden />
                        </Button>
                      </div>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {groups.map((group, row) => (
                  <tr key={group.id}>
                    <td className="p-1">
                      <div className="flex items-center gap-1">
                        <input
                          aria-label={t`Name of new variable ${row + 1}`}
                          className={`${inputLook} h-9 w-32`}
                          value={group.name}
                          onChange={(event) => setGroup(row, { ...group, name: event.target.value })}
                        />
                        <Button
                          look="quiet"
                          size="small-icon"
                          aria-label={t`Remove new variable ${row + 1}`}
                          onClick={() => put({ times, groups: groups.filter((old) => old !== group) })}
                        >
                          <X size={15} aria-hidden />
                        </Button>
                      </div>
                    </td>
                    {places.map(({ time, at }) => (
                      <td key={at} className="p-1">
                        <select
                          aria-label={t`Variable of ${group.name} at ${time}`}
                          className={`${inputLook} h-9 w-36`}
                          value={group.columns[at] ?? ''}
                          onChange={(event) => {
                            const columns = group.columns.map((old, k) => (k === at ? event.target.value || null : old))
                            setGroup(row, { ...group, columns })
                          }}
                        >
                          <option value="">{t`(none)`}</option>
                          {dictionary.columns
                            .filter(({ id }) => id === group.columns[at] || !used.has(id))
                            .map((column) => (
                              <option key={column.id} value={column.id}>
                                {column.name}
                              </option>
                            ))}
                        </select>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={addGroup}>
            <Plus size={15} aria-hidden />
            <Trans>Add a measurement</Trans>
          </Button>
          {groups.length > 0 ? (
            <Button size="sm" onClick={addTime}>
              <Plus size={15} aria-hidden />
              <Trans>Add a time</Trans>
            </Button>
          ) : null}
        </div>
      </div>
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}

function stubsOf(value: Json | undefined): WideStubs {
  const { times = [], groups = [] } = (value ?? {}) as Partial<WideStubs>
  return { times, groups }
}

/** Drawn, so that it is never that of a removed group: later steps and analyses know the column by it. */
function newGroupId(): string {
  return `s${crypto.randomUUID().slice(0, 8)}`
}

function freeText(text: string, taken: readonly string[]): string {
  let free = text
  for (let k = 2; taken.includes(free); k++) free = `${text}_${k}`
  return free
}
