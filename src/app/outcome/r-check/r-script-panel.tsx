import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardCopy } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import { analysisScript } from '#catalog/kit/analysis-script.ts'
import { allOptions } from '#catalog/kit/common-options.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { RScriptModule } from '#catalog/kit/r-script.ts'
import { readOptions } from '#catalog/kit/read-options.ts'
import type { StoredOptions } from '#catalog/kit/stored-options.ts'
import type { Dataset } from '../../data/datasets/dataset.ts'
import { Button } from '../../ui/button.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { useCopyText } from '../use-copy-text.ts'

interface Props {
  entry: RScriptModule & { readonly definition: AnalysisDefinition }
  dataset: Dataset
  dictionary: DataDictionary
  stored: StoredOptions
  /** What can be checked without leaving the page, beside the script. */
  check?: (script: string) => ReactNode
}

/** The program that reproduces the result in R. */
export function RScriptPanel({ entry, dataset, dictionary, stored, check }: Props) {
  const { t } = useLingui()
  const copy = useCopyText()
  const script = useMemo(() => {
    const read = readOptions({ options: allOptions(entry.definition) }, stored, dictionary)
    return read.status === 'ok'
      ? analysisScript(entry.rScript, read.options, { ...dictionary, file: `${dataset.name}.csv` })
      : undefined
  }, [entry, stored, dictionary, dataset.name])
  if (!script) return null
  return (
    <details className="rounded-lg bg-sunken print:hidden">
      <summary className="cursor-pointer px-5 py-3 text-sm font-semibold">
        <Trans>Check in R</Trans>
      </summary>
      <div className="flex flex-col gap-5 px-5 pb-5">
        {check?.(script)}
        <div>
          <p className="mb-3 text-sm text-ink-2">
            <Trans>
              In an R of your own: export the data as CSV into the folder of the script, then run it. Packages: R and
              its recommended ones.
            </Trans>
          </p>
          <ScrollRegion label={t`R script`} className="max-h-96 rounded-md bg-surface">
            <pre className="w-max p-4 font-mono text-xs leading-5" data-testid="r-script">
              {script}
            </pre>
          </ScrollRegion>
          <Button size="sm" className="mt-3" onClick={() => void copy(script)}>
            <ClipboardCopy size={15} aria-hidden />
            <Trans>Copy the script</Trans>
          </Button>
        </div>
      </div>
    </details>
  )
}
