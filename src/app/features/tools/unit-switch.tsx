import { Trans, useLingui } from '@lingui/react/macro'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import { chooseUnits, type UnitSystem, useToolMemory } from './tool-memory.ts'

const systems: readonly UnitSystem[] = ['si', 'conventional']

/** The initial units of empty fields; entered values keep their units. */
export function UnitSwitch({ definition }: { definition: CalculatorDefinition }) {
  const { t } = useLingui()
  const { units } = useToolMemory()
  const differs = Object.values(definition.inputs).some(
    (spec) => spec.kind === 'quantity' && systems.every((system) => spec.units.some((unit) => unit.system === system)),
  )
  if (!differs) return null
  return (
    <fieldset aria-label={t`Units of empty fields`} className="flex justify-end gap-1 text-sm">
      {systems.map((system) => (
        <button
          key={system}
          type="button"
          aria-pressed={units === system}
          className="min-h-9 rounded-md px-3 text-ink-2 hover:text-ink aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent"
          onClick={() => void chooseUnits(system)}
        >
          {system === 'si' ? <Trans>SI units</Trans> : <Trans>Conventional</Trans>}
        </button>
      ))}
    </fieldset>
  )
}
