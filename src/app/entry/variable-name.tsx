import { useLingui } from '@lingui/react/macro'
import { Calendar, Fingerprint, Ruler, Shapes } from 'lucide-react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { RisingBars } from './rising-bars.ts'

/** The icon of a variable's measurement level. */
export function MeasureIcon({ column }: { column: Pick<ColumnInfo, 'measure' | 'type'> }) {
  const { t } = useLingui()
  const size = 15
  const look = 'shrink-0 text-ink-3'
  if (column.type === 'date' || column.type === 'datetime')
    return <Calendar size={size} className={look} aria-label={t`Date`} />
  switch (column.measure) {
    case 'continuous':
      return <Ruler size={size} className={look} aria-label={t`Continuous`} />
    case 'ordinal':
      return <RisingBars size={size} className={look} aria-label={t`Ordinal`} />
    case 'nominal':
      return <Shapes size={size} className={look} aria-label={t`Nominal`} />
    case 'id':
      return <Fingerprint size={size} className={look} aria-label={t`Identifier`} />
  }
}

export function VariableName({ column }: { column: ColumnInfo }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <MeasureIcon column={column} />
      <span className={column.label ? 'max-w-3/4 shrink-0 truncate' : 'min-w-0 truncate'}>{column.name}</span>
      {column.label ? <span className="min-w-0 truncate text-sm text-ink-3">{column.label}</span> : null}
    </span>
  )
}
