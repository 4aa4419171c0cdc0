import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'

type Lists = Pick<OptionsOf<typeof definition>, 'exposures' | 'second' | 'third'>

/** The ids of the variables that each model adds to the one before; a model that adds none is left out. */
export function nestedModels({ exposures, second, third }: Lists): readonly (readonly string[])[] {
  return [exposures, second, third].filter((own) => own.length > 0)
}
