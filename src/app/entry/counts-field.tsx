import { Trans, useLingui } from '@lingui/react/macro'
import type { Json } from '#catalog/kit/json.ts'
import type { CountsOption } from '#catalog/kit/options/compound-options.ts'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { smallInputLook } from '../ui/field.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { HelpText } from './help-text.tsx'
import type { OptionFieldProps } from './option-field.tsx'
import { problemWords } from './problem-words.ts'

/** An editable table of counts, with the names of its rows and columns. */
export function CountsField({ name, spec, stored, dictionary, problems, onChange }: OptionFieldProps<CountsOption>) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const names = (part: string, letter: string) => {
    const value = stored[`${name}.${part}`]
    return Array.isArray(value) && value.length >= 2 ? value.map(String) : [`${letter}1`, `${letter}2`]
  }
  const rows = names('rows', t`Row `)
  const columns = names('columns', t`Column `)
  const kept = stored[`${name}.counts`]
  const table = rows.map((_, i) =>
    columns.map((__, j): Json => {
      const row = Array.isArray(kept) ? kept[i] : undefined
      return Array.isArray(row) ? (row[j] ?? null) : null
    }),
  )
  const store = (nextRows: readonly string[], nextColumns: readonly string[], next: readonly (readonly Json[])[]) => {
    onChange(`${name}.rows`, nextRows)
    onChange(`${name}.columns`, nextColumns)
    onChange(`${name}.counts`, next)
  }
  const [problem] = problems
  const small = `${smallInputLook} h-9 w-20`
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{say(spec.label)}</legend>
      <ScrollRegion label={say(spec.label)}>
        <table className="border-separate border-spacing-1">
          <thead>
            <tr>
              <th>
                <span className="sr-only">{t`Names`}</span>
              </th>
              {columns.map((column, j) => (
                <th key={`${j}/${columns.length}`}>
                  <input
                    aria-label={t`Name of column ${j + 1}`}
                    className={small}
                    defaultValue={column}
                    onBlur={(event) => store(rows, columns.with(j, event.target.value), table)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={`${i}/${rows.length}`}>
                <th>
                  <input
                    aria-label={t`Name of row ${i + 1}`}
                    className={small}
                    defaultValue={row}
                    onBlur={(event) => store(rows.with(i, event.target.value), columns, table)}
                  />
                </th>
                {columns.map((column, j) => (
                  <td key={`${j}/${columns.length}`}>
                    <input
                      aria-label={`${row}, ${column}`}
                      inputMode="numeric"
                      className={`${small} text-right`}
                      defaultValue={shownCount(table[i]?.[j])}
                      onBlur={(event) =>
                        store(rows, columns, table.with(i, (table[i] ?? []).with(j, countOf(event.target.value))))
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className="flex gap-2">
        {rows.length < spec.maxRows ? (
          <Button
            size="sm"
            onClick={() =>
              store([...rows, t`Row ` + String(rows.length + 1)], columns, [...table, columns.map(() => null)])
            }
          >
            <Trans>Add a row</Trans>
          </Button>
        ) : null}
        {columns.length < spec.maxColumns ? (
          <Button
            size="sm"
            onClick={() =>
              store(
                rows,
                [...columns, t`Column ` + String(columns.length + 1)],
                table.map((row) => [...row, null]),
              )
            }
          >
            <Trans>Add a column</Trans>
          </Button>
        ) : null}
      </div>
      {problem ? (
        <p className="text-sm text-danger">{problemWords(problem, dictionary, language)}</p>
      ) : (
        <p className="text-sm text-ink-3">
          <HelpText text={say(spec.help)} />
        </p>
      )}
    </fieldset>
  )
}

function shownCount(count: Json | undefined): string {
  return typeof count === 'number' || typeof count === 'string' ? String(count) : ''
}

/** A text that is not a number stays as typed, and is explained; an empty cell is unfilled. */
function countOf(text: string): Json {
  const plain = text.trim().normalize('NFKC')
  if (plain === '') return null
  return Number.isNaN(Number(plain)) ? plain : Number(plain)
}
