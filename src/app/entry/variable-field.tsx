import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { columnInfo, type DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { ColumnType, Measure } from '#engine/frame/frame.ts'
import { Field, inputLook } from '../ui/field.tsx'
import { useAcceptableVariables } from './acceptable-variables.ts'
import { HelpText } from './help-text.tsx'
import { RoleBox } from './role-box.tsx'
import { VariableMenu } from './variable-menu.tsx'
import { MeasureIcon } from './variable-name.tsx'

interface Props {
  label: string
  help?: string | undefined
  error?: string | undefined
  spec: { readonly accepts: readonly Measure[]; readonly types?: readonly ColumnType[]; readonly required?: boolean }
  dictionary: DataDictionary
  value: string
  onChange: (value: string | null) => void
}

/** One variable. */
export function VariableField({ label, help, error, spec, dictionary, value, onChange }: Props) {
  const { t } = useLingui()
  const { fitting } = useAcceptableVariables(dictionary, spec)
  const choices = useMemo(
    () =>
      fitting.map((column) => (
        <option key={column.id} value={column.id}>
          {column.label ? `${column.name} — ${column.label}` : column.name}
        </option>
      )),
    [fitting],
  )
  const isVanished = value !== '' && !fitting.some(({ id }) => id === value)
  const column = columnInfo(dictionary, value)
  return (
    <RoleBox
      label={label}
      fitting={fitting}
      value={value === '' ? [] : [value]}
      onTake={onChange}
      onGiveUp={() => onChange(null)}
    >
      {(role) => (
        <Field label={label} help={help && <HelpText text={help} />} error={error}>
          {(naming) => (
            <div className="flex items-center gap-1.5">
              {role && column ? (
                <VariableMenu
                  column={column}
                  from={role}
                  label={t`Role and level of ${column.name}`}
                  className="flex size-11 shrink-0 cursor-grab items-center justify-center rounded-md bg-sunken"
                >
                  <MeasureIcon column={column} />
                </VariableMenu>
              ) : null}
              <select
                {...naming}
                className={`${inputLook} h-11 w-full min-w-0`}
                value={value}
                onChange={(event) => onChange(event.target.value || null)}
              >
                <option value="">{spec.required === false ? t`None` : t`Choose a variable`}</option>
                {isVanished ? <option value={value}>{t`(not available)`}</option> : null}
                {choices}
              </select>
            </div>
          )}
        </Field>
      )}
    </RoleBox>
  )
}
