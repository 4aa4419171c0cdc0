import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ClipboardCopy, Download } from 'lucide-react'
import { readDataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { fileName } from '../../download/save-file.ts'
import { saveScript } from '../../download/save-script.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useCopyText } from '../../outcome/use-copy-text.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ScriptText } from '../../ui/script-text.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { ask } from '../../workers/bridge.ts'
import type { OtherFiles } from '../../workers/steps.ts'

/** The R program that applies the same steps to the exported source. */
export function StepsScriptDialog({ dataset, onClose }: { dataset: string; onClose: () => void }) {
  const { t } = useLingui()
  const copy = useCopyText()
  const { language } = useWords()
  const scriptOf = (file: string, md5?: string, others?: OtherFiles) =>
    ask((engine) => engine.stepsScript(ownData().user, dataset, file, language, md5, others))
  const { data: { name, script } = { name: '', script: '' } } = useQuery({
    queryKey: ['steps-script', dataset, language],
    queryFn: async () => {
      const given = (await readDataset(ownData().database, dataset))?.name ?? 'data'
      return { name: given, script: await scriptOf(fileName(`${given}.csv`)) }
    },
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  const save = useMutation({
    mutationFn: () =>
      saveScript({
        name: `${name}-steps`,
        dataset,
        columns: 'source',
        script: (file, written, others) => scriptOf(file, written?.md5, others),
      }),
    onError: (error) => showToast('error', msg`The file could not be made: ${error.message}`),
    networkMode: 'always',
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t`The steps in R`}
      description={t`Save the script with the data before the steps, unpack both into one folder, and run the script there; it stops at any other data.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={() => void copy(script)}>
            <ClipboardCopy size={15} aria-hidden />
            <Trans>Copy the script</Trans>
          </Button>
          <Button
            look="primary"
            aria-disabled={save.isPending || script === ''}
            onClick={() => {
              if (!save.isPending && script !== '') save.mutate()
            }}
          >
            <Download size={15} aria-hidden />
            <Trans>Save script and data</Trans>
          </Button>
        </>
      }
    >
      <ScrollRegion label={t`The steps in R`} className="rounded-md bg-sunken">
        <ScriptText language="r" script={script} testId="steps-script" />
      </ScrollRegion>
    </Dialog>
  )
}
