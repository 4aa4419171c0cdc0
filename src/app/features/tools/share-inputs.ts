import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs, EnteredValue, InputSpec } from '#catalog/kit/tool/calculator-input-spec.ts'

/** Values in the fragment of a link, which is not sent to servers: `r=2&creatinine=88 umol/L&sex=female&dialysis=no`. */
export interface SharedInputs {
  /** Revision of the tool that made the link. */
  readonly revision: number
  readonly inputs: EnteredInputs
}

/** Only for a tool whose inputs may be shared. */
export function writeShared({ revision, inputs: specs }: CalculatorDefinition, entered: EnteredInputs): string {
  const fragment = new URLSearchParams({ r: String(revision) })
  for (const key of Object.keys(specs)) {
    const value = entered[key] ?? null
    if (value === null) continue
    fragment.set(key, written(value))
  }
  return fragment.toString()
}

function written(value: Exclude<EnteredValue, null>): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if ('unit' in value) return `${value.value} ${value.unit}`
  return value.map((row) => row.map((cell) => cell ?? '').join(' ')).join(';')
}

/**
 * Null if the fragment is not ours, or the tool's inputs must not be shared. Unreadable values are omitted; a confirmed unit must be confirmed
 * again.
 */
export function readShared({ inputs: specs, sharing }: CalculatorDefinition, fragment: string): SharedInputs | null {
  if (sharing === 'never') return null
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const revision = Number(given.get('r') ?? Number.NaN)
  if (!Number.isInteger(revision)) return null
  const inputs = Object.entries(specs).flatMap(([key, spec]) => {
    const value = readValue(spec, given.get(key))
    return value === null ? [] : [[key, value] as const]
  })
  return inputs.length === 0 ? null : { revision, inputs: Object.fromEntries(inputs) }
}

function readValue(spec: InputSpec, text: string | null): EnteredValue {
  if (text === null) return null
  switch (spec.kind) {
    case 'choice':
      return Object.hasOwn(spec.of, text) ? text : null
    case 'yes-no':
      return text === 'yes' ? true : text === 'no' ? false : null
    case 'date':
    case 'text':
      return text
    case 'counts':
      return text.split(';').map((row) => row.split(' ').map((cell) => (/^\d+$/.test(cell) ? Number(cell) : null)))
    case 'quantity': {
      const [number = '', unit = ''] = text.split(' ')
      const known = spec.units.some(({ id }) => id === unit)
      return known && number !== '' && Number.isFinite(Number(number)) ? { value: Number(number), unit } : null
    }
  }
}
