import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { Button } from '../../../ui/button.tsx'
import { inputFrame, SearchInput, smallInputLook } from '../../../ui/field.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import type { Facet } from '../../../workers/facet.ts'
import type { FacetCounts } from '../../../workers/facet-rows.ts'
import { labelled } from '../value-text.ts'

interface Props {
  column: ColumnInfo
  facet: Facet
  /** Undefined while they are being counted. */
  counts: FacetCounts | undefined
  onChange: (facet: Facet) => void
  onRemove: () => void
}

/** What rows may have in one variable. */
export function FacetCard({ column, facet, counts, onChange, onRemove }: Props) {
  const { t } = useLingui()
  const { name, type } = column
  const tick = (value: number | string, isTicked: boolean) => {
    const others = facet.values.filter((one) => one !== value)
    onChange({ ...facet, values: isTicked ? [...others, value] : others })
  }
  return (
    <fieldset className="flex w-60 max-w-full flex-col gap-2 rounded-md border border-line p-2 text-sm max-sm:w-full">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium" title={column.label}>
          {name}
        </span>
        <Button look="quiet" size="small-icon" aria-label={t`Remove the facet ${name}`} onClick={onRemove}>
          <X size={16} aria-hidden />
        </Button>
      </div>
      {type === 'text' ? (
        <SearchInput
          label={t`${name} contains`}
          placeholder={t`Contains`}
          className={`${smallInputLook} h-9 w-full`}
          value={facet.text}
          onSearch={(text) => onChange({ ...facet, text })}
        />
      ) : (
        <div className="flex items-center gap-1.5">
          <End
            column={column}
            label={t`${name} from`}
            value={facet.low}
            onValue={(low) => onChange({ ...facet, low })}
          />
          <span aria-hidden>–</span>
          <End
            column={column}
            label={t`${name} to`}
            value={facet.high}
            isLast
            onValue={(high) => onChange({ ...facet, high })}
          />
        </div>
      )}
      {counts?.values && counts.values.length > 0 ? (
        <ScrollRegion label={t`Values of ${name}`} className="max-h-40">
          <ul>
            {counts.values.map(({ value, count }) => (
              <li key={String(value)}>
                <Tick
                  label={labelled(column, value)}
                  count={count}
                  isTicked={facet.values.includes(value)}
                  onTick={(isTicked) => tick(value, isTicked)}
                />
              </li>
            ))}
          </ul>
          {counts.unlisted > 0 ? (
            <p className="px-1 text-ink-3">
              <Trans>{counts.unlisted} rarer values are not listed.</Trans>
            </p>
          ) : null}
        </ScrollRegion>
      ) : null}
      {counts && (counts.missing > 0 || facet.missing) ? (
        <Tick
          label={t`missing`}
          count={counts.missing}
          isTicked={facet.missing}
          onTick={(missing) => onChange({ ...facet, missing })}
        />
      ) : null}
    </fieldset>
  )
}

interface TickProps {
  label: string
  count: number
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function Tick({ label, count, isTicked, onTick }: TickProps) {
  return (
    <label className="flex min-h-7 items-center gap-2 rounded-sm px-1 hover:bg-sunken max-sm:min-h-11">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-accent"
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="text-ink-3 tabular-nums">{count}</span>
    </label>
  )
}

interface EndProps {
  column: ColumnInfo
  label: string
  value: number | null
  /** The last moment of a day belongs to it. */
  isLast?: boolean
  onValue: (value: number | null) => void
}

const LAST_SECOND = 86_399_000

/** One end of a range of numbers or days. */
function End({ column: { type }, label, value, isLast = false, onValue }: EndProps) {
  const isDay = type !== 'number'
  const later = isLast && type === 'datetime' ? LAST_SECOND : 0
  return (
    <input
      type={isDay ? 'date' : 'number'}
      step="any"
      aria-label={label}
      className={`${inputFrame} h-9 w-full min-w-0 px-2 text-sm`}
      defaultValue={value === null ? '' : isDay ? new Date(value).toISOString().slice(0, 10) : value}
      onChange={({ target }) => {
        const typed = isDay ? Date.parse(`${target.value}T00:00:00Z`) + later : target.valueAsNumber
        onValue(Number.isFinite(typed) ? typed : null)
      }}
    />
  )
}
