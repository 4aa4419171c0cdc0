import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type ReactNode, use, useState } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { useMeasureWords } from '../i18n/variable-words.ts'
import { classNames } from '../ui/class-names.ts'
import { MenuAt, MenuItem, MenuLine, MenuRadio, MenuText } from '../ui/menu.tsx'
import { type Role, RolesOfForm } from './role-board.ts'
import { useVariableDrag } from './use-variable-drag.ts'

interface Props {
  column: ColumnInfo
  /** The role whose box the button is in; undefined in the list of variables. */
  from?: Role | undefined
  /** The accessible name, if it differs from the content. */
  label?: string
  className: string
  children: ReactNode
}

/** The button of a variable. It can be dragged into a role; pressing it opens a menu of the roles and of the measurement levels. */
export function VariableMenu({ column, from, label, className, children }: Props) {
  const { t } = useLingui()
  const roles = use(RolesOfForm)
  const [at, setAt] = useState<{ x: number; y: number }>()
  const measures = useMeasureWords()
  const drag = useVariableDrag(column, from)
  if (!roles) return <span className={className}>{children}</span>
  const isDate = column.type === 'date' || column.type === 'datetime'
  const offered = at ? roles.board.rolesFor(column) : []
  return (
    <>
      <button
        type="button"
        {...drag}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={at !== undefined}
        title={column.label || undefined}
        className={classNames('touch-manipulation select-none', className)}
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect()
          setAt({ x: left, y: bottom })
        }}
      >
        {children}
      </button>
      {at ? (
        <MenuAt at={at} label={column.name} onClosed={() => setAt(undefined)}>
          {offered.length === 0 ? (
            <MenuText>
              <Trans>No role here takes a variable of this measurement level.</Trans>
            </MenuText>
          ) : null}
          {offered.map((role, k) => (
            <MenuItem
              key={`${role.label} ${k}`}
              icon={role.has(column.id) ? <Check size={16} aria-label={t`chosen`} /> : <span className="block w-4" />}
              onSelect={() => (role.has(column.id) ? role.giveUp(column.id) : role.take(column.id))}
            >
              {role.label}
            </MenuItem>
          ))}
          {isDate ? null : (
            <>
              <MenuLine />
              <MenuRadio
                label={t`Measurement level`}
                value={column.measure}
                options={measures}
                onChange={(measure) => roles.onMeasure(column.id, measure)}
              />
            </>
          )}
        </MenuAt>
      ) : null}
    </>
  )
}
