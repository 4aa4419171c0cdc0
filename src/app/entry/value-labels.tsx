import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, ArrowUpDown, ListOrdered, Plus, X } from 'lucide-react'
import { offeredOrder } from '#catalog/kit/number-in-front.ts'
import { Button } from '../ui/button.tsx'
import { inputLook } from '../ui/field.tsx'
import type { LabelDraft } from './label-drafts.ts'

interface Props {
  labels: readonly LabelDraft[]
  /** The one whose value cannot be stored. */
  bad: LabelDraft | undefined
  onChange: (labels: LabelDraft[]) => void
}

/** The values of a variable with their labels, in an order that can be changed. */
export function ValueLabels({ labels, bad, onChange }: Props) {
  const { t } = useLingui()
  const put = (draft: LabelDraft, change: Partial<LabelDraft>) =>
    onChange(labels.map((other) => (other === draft ? { ...draft, ...change } : other)))
  const move = (from: number, by: number) => {
    const moved = labels.toSpliced(from, 1)
    const [draft] = labels.slice(from, from + 1)
    if (draft) onChange(moved.toSpliced(from + by, 0, draft))
  }
  const order = offeredOrder(labels.map(({ value, label }) => label.trim() || value))
  const last = labels.length - 1
  return (
    <div className="flex flex-col gap-2">
      {labels.map((draft, i) => {
        const name = draft.label.trim() || draft.value || String(i + 1)
        return (
          <div key={draft.key} className="flex items-center gap-1">
            <input
              aria-label={t`Value ${i + 1}`}
              aria-invalid={bad === draft || undefined}
              className={`${inputLook} h-10 w-28 max-sm:w-20`}
              value={draft.value}
              onChange={(event) => put(draft, { value: event.target.value })}
            />
            <input
              aria-label={t`Label of value ${i + 1}`}
              className={`${inputLook} h-10 min-w-0 flex-1`}
              value={draft.label}
              onChange={(event) => put(draft, { label: event.target.value })}
            />
            <Button
              look="quiet"
              size="icon"
              aria-label={t`Move ${name} up`}
              disabled={i === 0}
              onClick={() => move(i, -1)}
            >
              <ArrowUp size={16} aria-hidden />
            </Button>
            <Button
              look="quiet"
              size="icon"
              aria-label={t`Move ${name} down`}
              disabled={i === last}
              onClick={() => move(i, 1)}
            >
              <ArrowDown size={16} aria-hidden />
            </Button>
            <Button
              look="quiet"
              size="icon"
              aria-label={t`Remove value ${i + 1}`}
              onClick={() => onChange(labels.filter((other) => other !== draft))}
            >
              <X size={16} aria-hidden />
            </Button>
          </div>
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() =>
            onChange([...labels, { key: Math.max(0, ...labels.map(({ key }) => key)) + 1, value: '', label: '' }])
          }
        >
          <Plus size={15} aria-hidden />
          <Trans>Add a value</Trans>
        </Button>
        {order ? (
          <Button size="sm" onClick={() => onChange(order.flatMap((k) => labels[k] ?? []))}>
            <ListOrdered size={15} aria-hidden />
            <Trans>Order by number</Trans>
          </Button>
        ) : null}
        {labels.length > 1 ? (
          <Button size="sm" onClick={() => onChange(labels.toReversed())}>
            <ArrowUpDown size={15} aria-hidden />
            <Trans>Reverse</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  )
}
