import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { loadPart } from '../../loading/load-part.ts'
import { ResultAction } from '../../outcome/result-action.tsx'
import { PaintRoller } from './paint-roller.tsx'
import type { TemplateDefinition } from './style/save-template-form.tsx'

const StyleDialog = lazy(async () => ({
  default: (await loadPart(() => import('./style/style-dialog.tsx'), 'own')).StyleDialog,
}))

interface Props {
  chart: AnalysisRecord
  /** The options of the chart as this version reads them. */
  stored: StoredOptions
  definition: TemplateDefinition | undefined
}

/** Opens the dialog with the reader's own styles. */
export function StyleButton({ chart, stored, definition }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResultAction icon={<PaintRoller size={16} />} name={t`Style of the figure`} onClick={() => setOpen(true)}>
        {t`Style`}
      </ResultAction>
      {isOpen ? (
        <Suspense>
          <StyleDialog chart={chart} stored={stored} definition={definition} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
