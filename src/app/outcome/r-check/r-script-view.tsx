import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardCopy, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Display } from '#catalog/kit/message.ts'
import { analysisScript, scriptColumns } from '#catalog/kit/r/analysis-script.ts'
import type { RScriptModule } from '#catalog/kit/r/r-script.ts'
import type { Dataset } from '../../data/datasets/dataset.ts'
import { fileName } from '../../download/save-file.ts'
import { saveScript } from '../../download/save-script.ts'
import { useWords } from '../../i18n/use-words.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ScriptText } from '../../ui/script-text.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { useCopyText } from '../use-copy-text.ts'
import type { Question } from './check-outcome.ts'
import { RCheck } from './r-check.tsx'

export interface RScriptProps {
  entry: RScriptModule & { readonly definition: AnalysisDefinition }
  dataset: Dataset
  dictionary: DataDictionary
  /** The options with which the result was computed. */
  options: Readonly<Record<string, unknown>>
  /** What "Check in R" compares in the browser; absent where it is not offered. */
  check?: { readonly question: Question; readonly display: Display }
}

/** The R script of a result, with buttons to save it, to copy it, and to run it on this device. */
export default function RScriptView({ entry, dataset, dictionary, options, check }: RScriptProps) {
  const { t } = useLingui()
  const copy = useCopyText()
  const { language } = useWords()
  const [isSaving, setSaving] = useState(false)
  const script = useMemo(
    () => analysisScript(entry.rScript, options, { ...dictionary, file: fileName(`${dataset.name}.csv`) }),
    [entry, options, dictionary, dataset.name],
  )
  const save = async () => {
    setSaving(true)
    try {
      await saveScript({
        name: `${dataset.name}-${entry.definition.id}`,
        dataset: dataset.id,
        columns: scriptColumns(options, dictionary).map(({ id }) => id),
        script: (file, written) =>
          analysisScript(entry.rScript, options, {
            ...dictionary,
            file,
            ...(written && { written: { ...written, language } }),
          }),
      })
    } catch (error) {
      showToast('error', msg`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      setSaving(false)
    }
  }
  return (
    <div className="flex flex-col gap-5 px-5 pb-5">
      {check ? <RCheck {...check} script={script} /> : null}
      <div>
        <p className="mb-3 text-sm text-ink-2">
          <Trans>
            In an R of your own: save the script with its data, unpack both into one folder, and run the script there;
            it stops at any other data. Packages: R and its recommended ones.
          </Trans>
        </p>
        <ScrollRegion label={t`R script`} className="max-h-96 rounded-md bg-surface">
          <ScriptText language="r" script={script} testId="r-script" />
        </ScrollRegion>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-disabled={isSaving}
            onClick={() => {
              if (!isSaving) void save()
            }}
          >
            <Download size={15} aria-hidden />
            <Trans>Save script and data</Trans>
          </Button>
          <Button size="sm" onClick={() => void copy(script)}>
            <ClipboardCopy size={15} aria-hidden />
            <Trans>Copy the script</Trans>
          </Button>
        </div>
      </div>
    </div>
  )
}
