import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useState } from 'react'
import { type ColumnInfo, columnInfo, type DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { DictionaryItem } from '#catalog/kit/steps/step-options.ts'
import type { Measure } from '#engine/frame/frame.ts'
import { useMeasureWords } from '../i18n/variable-words.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { badDraft, draftsOf, filled, labelsOf } from './label-drafts.ts'
import { missingText, readMissing } from './missing-entry.ts'
import { ValueLabels } from './value-labels.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  dictionary: DataDictionary
  value: Json | undefined
  onChange: (value: Json) => void
}

/** Variables with what is declared about each; it can be taken over from another variable. */
export function DictionaryItemsField({ label, help, error, dictionary, value, onChange }: Props) {
  const { t } = useLingui()
  // an item that is taken over from another variable is drawn again
  const [copies, setCopies] = useState(0)
  const items = Array.isArray(value) ? (value as unknown as DictionaryItem[]) : []
  const put = (next: readonly DictionaryItem[]) => onChange(next as unknown as Json)
  const replace = (item: DictionaryItem) => put(items.map((one) => (one.column === item.column ? item : one)))
  const others = dictionary.columns.filter(({ id }) => !items.some(({ column }) => column === id))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      <div className="flex flex-col gap-3">
        {items.map((item) => {
          const column = columnInfo(dictionary, item.column)
          const name = column?.name ?? item.column
          return (
            <div key={`${item.column} ${copies}`} className="flex flex-col gap-3 rounded-md border border-line p-3">
              <div className="flex items-center gap-2">
                <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
                <Button
                  look="quiet"
                  size="small-icon"
                  aria-label={t`Remove ${name}`}
                  onClick={() => put(items.filter((one) => one !== item))}
                >
                  <X size={15} aria-hidden />
                </Button>
              </div>
              {column ? (
                <ItemFields
                  column={column}
                  item={item}
                  models={dictionary.columns.filter((one) => isModel(one, column))}
                  onChange={replace}
                  onCopy={(copied) => {
                    setCopies(copies + 1)
                    replace(copied)
                  }}
                />
              ) : null}
            </div>
          )
        })}
        <SelectField
          label={t`Add a variable`}
          value=""
          onChange={({ target }) => put([...items, { column: target.value }])}
        >
          <option value="">{t`Choose a variable`}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}

/** Whether a variable can take over labels and codes of another. */
const isModel = (one: ColumnInfo, { id, type }: ColumnInfo) => one.id !== id && one.type === type

interface FieldsProps {
  column: ColumnInfo
  item: DictionaryItem
  models: readonly ColumnInfo[]
  onChange: (item: DictionaryItem) => void
  onCopy: (item: DictionaryItem) => void
}

function ItemFields({ column, item, models, onChange, onCopy }: FieldsProps) {
  const { t } = useLingui()
  const measures = useMeasureWords()
  const { valueLabels = column.valueLabels, missingCodes = [], missingRanges = [] } = item
  const measure = item.measure ?? column.measure
  const [drafts, setDrafts] = useState(() => draftsOf({ ...column, measure, valueLabels }))
  const [codes, setCodes] = useState(() => missingText({ missingCodes, missingRanges }))
  const { name } = column
  const bad = badDraft(column, drafts)
  const { bad: badCode } = readMissing(codes, column.type)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t`Label of ${name}`}
          placeholder={column.label}
          maxLength={1000}
          defaultValue={item.label ?? ''}
          onChange={({ target }) => {
            const { label: _, ...rest } = item
            onChange(target.value === '' ? rest : { ...rest, label: target.value })
          }}
        />
        <SelectField
          label={t`Measurement level of ${name}`}
          value={measure}
          onChange={({ target }) => onChange({ ...item, measure: target.value as Measure })}
        >
          {measures.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Missing codes of ${name}`}
          error={badCode === undefined ? undefined : t`${badCode} is not a number`}
          placeholder={missingText(column)}
          value={codes}
          onChange={({ target }) => {
            setCodes(target.value)
            const { missingCodes: _codes, missingRanges: _ranges, ...rest } = item
            const { bad: wrong, ...read } = readMissing(target.value, column.type)
            const isNone = wrong !== undefined || read.missingCodes.length + read.missingRanges.length === 0
            onChange(isNone ? rest : { ...rest, ...read })
          }}
        />
        {models.length > 0 ? (
          <SelectField
            label={t`Take over from`}
            value=""
            onChange={({ target }) => {
              const model = models.find(({ id }) => id === target.value)
              if (model) onCopy(copied(item, model))
            }}
          >
            <option value="">{t`Choose a variable`}</option>
            {models.map(({ id, name: other }) => (
              <option key={id} value={id}>
                {other}
              </option>
            ))}
          </SelectField>
        ) : null}
      </div>
      {measure === 'id' || measure === 'continuous' ? null : (
        <fieldset>
          <legend className="mb-1 text-sm font-medium">
            <Trans>Values of {name} in their order</Trans>
          </legend>
          <ValueLabels
            labels={drafts}
            bad={bad}
            onChange={(next) => {
              setDrafts(next)
              if (badDraft(column, next) === undefined)
                onChange({ ...item, valueLabels: labelsOf(column, filled(next)) })
            }}
          />
        </fieldset>
      )}
    </>
  )
}

/** The item with measure, values and missing codes of another variable; a label belongs to its variable. */
function copied(
  item: DictionaryItem,
  { measure, valueLabels, missingCodes, missingRanges }: ColumnInfo,
): DictionaryItem {
  return {
    column: item.column,
    ...(item.label !== undefined && { label: item.label }),
    measure,
    valueLabels,
    ...(missingCodes.length > 0 && { missingCodes }),
    ...(missingRanges.length > 0 && { missingRanges }),
  }
}
