import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import { mainOutputs } from '#catalog/kit/tool/shown-outputs.ts'
import { dateTime } from '../../../i18n/dates.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { erase, type KeptResult } from './tool-history.ts'

interface Props {
  definition: CalculatorDefinition
  result: KeptResult
  onOpen: () => void
}

/** Time, result and revision. */
export function KeptRow({ definition, result: { id, at, revision, shown, bands }, onOpen }: Props) {
  const { say } = useWords()
  const { t } = useLingui()
  const when = dateTime(at)
  const outputs = mainOutputs(definition.outputs).flatMap((key) => {
    const spec = definition.outputs[key]
    return spec === undefined || shown[key] === undefined
      ? []
      : [[say(spec.label), shown[key], spec.unit && say(spec.unit)].filter(Boolean).join(' ')]
  })
  const labels = definition.classifications.flatMap(({ id: rule, bands: all }) => {
    const band = all.find((one) => one.id === bands[rule])
    return band ? [say(band.label)] : []
  })
  return (
    <li className="flex items-center gap-2 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p>{[...outputs, ...labels].join(' · ')}</p>
        <p className="text-sm text-ink-3">
          {when} · <Trans>Revision {revision}</Trans>
        </p>
      </div>
      <Button size="sm" onClick={onOpen}>
        <Trans>Open</Trans>
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={t`Erase the result of ${when}`}
        onClick={() => void erase((one) => one.id === id)}
      >
        <Trash2 size={17} aria-hidden />
      </Button>
    </li>
  )
}
