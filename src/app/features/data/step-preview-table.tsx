import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StepDefinition } from '#catalog/kit/step.ts'
import type { StepRecord } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { ask } from '../../workers/bridge.ts'
import { stepRemark } from './step-remark.ts'

interface Props {
  dataset: string
  definition: StepDefinition
  step: StepRecord | undefined
  /** Complete and accepted by the form. */
  options: StoredOptions
  dictionary: DataDictionary
}

/** Time without a change of the form before the step is applied, ms. */
const QUIET_MS = 350

const NEW_STEP = 'draft'

/** The first rows as they would be after the step. */
export function StepPreviewTable({ dataset, definition, step, options, dictionary }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const key = JSON.stringify(options)
  const settled = useSettled(key)
  const { data, error } = useQuery({
    queryKey: ['step-preview', dataset, definition.id, step?.id, settled],
    queryFn: () => {
      const draft = {
        id: step?.id ?? NEW_STEP,
        ...(step?.origin !== undefined && { origin: step.origin }),
        type: definition.id,
        version: definition.version,
        order: step?.order ?? '',
        enabled: true,
        options: JSON.parse(settled) as StoredOptions,
      }
      return ask((engine) => engine.previewStep(ownData().user, dataset, draft))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
  const remark = data && stepRemark(data.result, dictionary, language, definition.messages ?? {})
  const missing = <span className="text-ink-3">–</span>
  return (
    <section aria-label={t`First rows with this step`} aria-live="polite" className="mt-6 flex flex-col gap-2 text-sm">
      <h3 className="font-medium">
        <Trans>First rows with this step</Trans>
      </h3>
      {error ? (
        <p role="alert" className="text-danger">
          <Trans>The step could not be tried: {error.message}</Trans>
        </p>
      ) : null}
      {remark ? <p className={remark.isProblem ? 'text-danger' : 'text-ink-2'}>{remark.text}</p> : null}
      {data && data.result.status === 'done' && data.rows.length === 0 ? (
        <p className="text-ink-2">
          <Trans>No row is left.</Trans>
        </p>
      ) : null}
      {data && data.rows.length > 0 ? (
        <ScrollRegion
          label={t`First rows with this step`}
          className={`rounded-md border border-line ${settled === key ? '' : 'opacity-60'}`}
        >
          <table className="w-full">
            <thead className="bg-sunken text-left text-ink-2">
              <tr>
                {data.columns.map(({ id, name, isMade }) => (
                  <th
                    key={id}
                    scope="col"
                    className={`px-3 py-1.5 font-medium whitespace-nowrap ${isMade ? 'text-accent' : ''}`}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map(({ rowId, cells }) => (
                <tr key={rowId} className="border-t border-line">
                  {cells.map(({ text, before }, k) => (
                    <td key={data.columns[k]?.id} className="max-w-48 truncate px-3 py-1.5 whitespace-nowrap">
                      {before === undefined ? null : (
                        <span className="text-ink-3">
                          {before ?? '–'}
                          {' → '}
                        </span>
                      )}
                      {text ?? missing}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : null}
    </section>
  )
}

/** The newest value that has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
