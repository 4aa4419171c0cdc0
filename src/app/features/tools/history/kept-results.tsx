import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import { Button } from '../../../ui/button.tsx'
import { KeptRow } from './kept-row.tsx'
import { erase, hydrateHistory, useHistory } from './tool-history.ts'

interface Props {
  definition: CalculatorDefinition
  onOpen: (inputs: EnteredInputs) => void
}

/** A tool's results kept on this device, until they are deleted. */
export function KeptResults({ definition, onOpen }: Props) {
  const { t } = useLingui()
  const kept = useHistory().filter(({ tool }) => tool === definition.id)
  useEffect(() => void hydrateHistory(), [])
  if (kept.length === 0) return null
  return (
    <section className="mt-8 border-t border-line pt-5 print:hidden" aria-label={t`Kept on this device`}>
      <div className="mb-1 flex max-w-3xl flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          <Trans>Kept on this device</Trans>
        </h2>
        <Button size="sm" look="quiet" onClick={() => void erase(({ tool }) => tool === definition.id)}>
          <Trash2 size={16} aria-hidden />
          <Trans>Erase all of this tool</Trans>
        </Button>
      </div>
      <ul className="max-w-3xl">
        {kept.map((result) => (
          <KeptRow key={result.id} definition={definition} result={result} onOpen={() => onOpen(result.inputs)} />
        ))}
      </ul>
    </section>
  )
}
