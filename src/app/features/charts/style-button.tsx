import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { loadPart } from '../../loading/load-part.ts'
import { ResultAction } from '../../outcome/result-action.tsx'
import { DrawnIcon } from '../../ui/drawn-icon.tsx'
import type { TemplateDefinition } from './style/save-template-form.tsx'

const StyleDialog = lazy(async () => ({
  default: (await loadPart(() => import('./style/style-dialog.tsx'), 'own')).StyleDialog,
}))

const PAINT_ROLLER =
  'M5 3h11a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM18 6h1a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-5a2 2 0 0 0-2 2v2M11 16h2a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z'

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
      <ResultAction
        icon={<DrawnIcon d={PAINT_ROLLER} size={16} />}
        name={t`Style of the figure`}
        onClick={() => setOpen(true)}
      >
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
