import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ClipboardCopy } from 'lucide-react'
import { readDataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useCopyText } from '../../outcome/use-copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { ask } from '../../workers/bridge.ts'

/** The R program that does the same steps to the exported source. */
export function StepsScriptDialog({ dataset, onClose }: { dataset: string; onClose: () => void }) {
  const { t } = useLingui()
  const copy = useCopyText()
  const { language } = useWords()
  const { data: script = '' } = useQuery({
    queryKey: ['steps-script', dataset, language],
    queryFn: async () => {
      const { user, database } = ownData()
      const name = (await readDataset(database, dataset))?.name ?? 'data'
      return ask((engine) => engine.stepsScript(user, dataset, `${name}.csv`, language))
    },
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t`The steps in R`}
      description={t`Export “CSV before the steps” into the folder of the script, then run it.`}
      closeLabel={t`Close`}
      footer={
        <Button look="primary" onClick={() => void copy(script)}>
          <ClipboardCopy size={15} aria-hidden />
          <Trans>Copy the script</Trans>
        </Button>
      }
    >
      <ScrollRegion label={t`The steps in R`} className="rounded-md bg-sunken">
        <pre className="w-max p-4 font-mono text-xs leading-5" data-testid="steps-script">
          {script}
        </pre>
      </ScrollRegion>
    </Dialog>
  )
}
