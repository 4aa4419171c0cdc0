import { useLingui } from '@lingui/react/macro'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { ColumnSummary } from '#engine/frame/summarize-column.ts'
import { pictureBars } from './picture-bars.ts'
import { valueText } from './value-text.ts'

const WIDTH = 96
const HEIGHT = 26

/** The small picture of a column, with its counts in words for a screen reader. */
export function ColumnPicture({ column, summary }: { column: ColumnInfo; summary: ColumnSummary }) {
  const { t } = useLingui()
  const { picture, type } = summary
  if (!picture) return null
  const rest = picture.kind === 'bars' && picture.others > 0 ? [t`others: ${picture.others}`] : []
  const name =
    picture.kind === 'bins'
      ? t`Histogram from ${valueText(type, picture.from)} to ${valueText(type, picture.to)}: ${picture.counts.join(', ')}`
      : [...picture.bars.map(({ value, count }) => `${labelled(column, value)}: ${count}`), ...rest].join('; ')
  return (
    <span title={name}>
      <svg aria-hidden width={WIDTH} height={HEIGHT} className="text-accent">
        {pictureBars(picture, WIDTH, HEIGHT).map(({ isRest, ...bar }) => (
          <rect key={bar.x} {...bar} fill="currentColor" opacity={isRest ? 0.35 : 0.75} />
        ))}
      </svg>
      <span className="sr-only">{name}</span>
    </span>
  )
}

function labelled({ valueLabels, type }: ColumnInfo, value: number | string): string {
  const label = valueLabels.find((entry) => String(entry.value) === String(value))?.label
  return label ?? valueText(type, value)
}
