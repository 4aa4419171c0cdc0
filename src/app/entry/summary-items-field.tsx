import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { type ColumnInfo, columnInfo, type DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { statisticSuffixes, statisticWords } from '#catalog/kit/steps/statistic-words.ts'
import type { SummaryItem } from '#catalog/kit/steps/step-options.ts'
import { fitsStatistic, statisticNeeds } from '#catalog/kit/steps/summary-items.ts'
import type { GroupStatistic } from '#engine/methods/groups/group-statistics.ts'
import { newId } from '../data/database/identifiers.ts'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { smallInputLook } from '../ui/field.tsx'
import { HelpText } from './help-text.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  dictionary: DataDictionary
  value: Json | undefined
  onChange: (value: Json) => void
}

/** As stored: parts that an item does not need may be left out. */
type StoredItem = Pick<SummaryItem, 'id' | 'statistic'> & Partial<SummaryItem>

const statistics = Object.keys(statisticWords) as readonly GroupStatistic[]

const USUAL_PERCENTILE = 90

/** Statistics of groups: each with its variable and the name of the new one, which follows these until the reader changes it. */
export function SummaryItemsField({ label, help, error, dictionary, value, onChange }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const items = Array.isArray(value) ? (value as unknown as StoredItem[]) : []
  const put = (next: readonly StoredItem[]) => onChange(next as unknown as Json)
  const change = (item: StoredItem, part: Partial<SummaryItem>) => {
    const next = { ...item, ...part }
    const isOwnName = (item.name ?? '') !== '' && item.name !== proposedName(item, items, dictionary)
    const name = isOwnName ? item.name : proposedName(next, items, dictionary)
    put(items.map((other) => (other === item ? { ...next, name: part.name ?? name ?? '' } : other)))
  }
  const add = () => {
    const last = items.at(-1)
    const column = last?.column ?? dictionary.columns.find(isMeasured)?.id ?? null
    const taken = new Set(items.filter((item) => item.column === column).map(({ statistic }) => statistic))
    const fitting = column === null ? [] : fittingStatistics(columnInfo(dictionary, column))
    const statistic = ['mean', 'sd', ...fitting].find(
      (one) => fitting.includes(one as GroupStatistic) && !taken.has(one as GroupStatistic),
    )
    const item: StoredItem =
      statistic === undefined
        ? { id: itemId(), statistic: 'n', column: null }
        : { id: itemId(), statistic: statistic as GroupStatistic, column }
    put([...items, { ...item, name: proposedName(item, items, dictionary) }])
  }
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {help ? (
        <p className="mb-2 text-sm text-ink-3">
          <HelpText text={help} />
        </p>
      ) : null}
      <div className="flex flex-col gap-2">
        {items.map((item, at) => (
          <div key={item.id} className="flex flex-wrap items-center gap-2 rounded-md border border-line p-2">
            <select
              aria-label={t`Statistic ${at + 1}`}
              className={`${smallInputLook} h-9 min-w-36 flex-1`}
              value={item.statistic}
              onChange={({ target }) => {
                const statistic = target.value as GroupStatistic
                const column = columnInfo(dictionary, item.column ?? '')
                change(item, { statistic, column: column && fitsStatistic(statistic, column.type) ? column.id : null })
              }}
            >
              {statistics.map((statistic) => (
                <option key={statistic} value={statistic}>
                  {say(statisticWords[statistic])}
                </option>
              ))}
            </select>
            {item.statistic === 'percentile' ? (
              <input
                aria-label={t`Percentile of statistic ${at + 1}`}
                className={`${smallInputLook} h-9 w-20`}
                type="number"
                min={0.1}
                max={99.9}
                step="any"
                value={item.percentile ?? USUAL_PERCENTILE}
                onChange={({ target }) => {
                  const percentile = target.valueAsNumber
                  if (percentile > 0 && percentile < 100) change(item, { percentile })
                }}
              />
            ) : null}
            {statisticNeeds[item.statistic] === 'nothing' ? null : (
              <select
                aria-label={t`Variable of statistic ${at + 1}`}
                className={`${smallInputLook} h-9 min-w-36 flex-1`}
                value={item.column ?? ''}
                onChange={({ target }) => change(item, { column: target.value || null })}
              >
                <option value="">{t`Choose a variable`}</option>
                {dictionary.columns
                  .filter(({ id, type }) => id === item.column || fitsStatistic(item.statistic, type))
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </select>
            )}
            <span aria-hidden className="text-ink-3">
              →
            </span>
            <input
              aria-label={t`Name of statistic ${at + 1}`}
              className={`${smallInputLook} h-9 min-w-32 flex-1`}
              value={item.name ?? ''}
              maxLength={200}
              onChange={({ target }) => put(items.map((one) => (one === item ? { ...item, name: target.value } : one)))}
            />
            <Button
              look="quiet"
              size="icon"
              aria-label={t`Remove statistic ${at + 1}`}
              onClick={() => put(items.filter((other) => other !== item))}
            >
              <X size={16} aria-hidden />
            </Button>
          </div>
        ))}
        <Button size="sm" className="self-start" onClick={add}>
          <Plus size={15} aria-hidden />
          <Trans>Add a statistic</Trans>
        </Button>
      </div>
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}

/** Random, since the id of an item that was removed must not come again; short, as ids of columns are. */
const itemId = () => newId().slice(-12)

const isMeasured = ({ measure, type }: ColumnInfo) => measure === 'continuous' && type === 'number'

const fittingStatistics = (column: ColumnInfo | undefined): readonly GroupStatistic[] =>
  column === undefined ? [] : statistics.filter((one) => one !== 'n' && fitsStatistic(one, column.type))

/** `age_mean`, or with the first number behind it that makes it different from other names. */
function proposedName(item: StoredItem, items: readonly StoredItem[], dictionary: DataDictionary): string {
  const { statistic, column = null, percentile = USUAL_PERCENTILE } = item
  const source = statistic === 'n' || column === null ? undefined : columnInfo(dictionary, column)
  if (statistic !== 'n' && source === undefined) return ''
  const suffix = `${statisticSuffixes[statistic]}${statistic === 'percentile' ? percentile : ''}`
  const name = source === undefined ? suffix : `${source.name}_${suffix}`
  const others = items.filter(({ id }) => id !== item.id).map((one) => one.name)
  const taken = new Set([...others, ...dictionary.columns.map((one) => one.name)])
  if (!taken.has(name)) return name
  let k = 2
  while (taken.has(`${name}_${k}`)) k++
  return `${name}_${k}`
}
