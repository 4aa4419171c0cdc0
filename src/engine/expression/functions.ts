import { choiceFunctions } from './choice-functions.ts'
import { clinicFunctions } from './clinic-functions.ts'
import { dateFunctions } from './date-functions.ts'
import type { FunctionSpec } from './function-spec.ts'
import { identityFunctions } from './identity-functions.ts'
import { logicalFunctions } from './logical-functions.ts'
import { mathFunctions } from './math-functions.ts'
import { numberFunctions } from './number-functions.ts'
import { probabilityFunctions } from './probability-functions.ts'
import { rowFunctions } from './row-functions.ts'
import { textFunctions } from './text-functions.ts'
import { textPartFunctions } from './text-parts.ts'

/** All functions of the language, by name in lower case. */
export const functions: ReadonlyMap<string, FunctionSpec> = new Map<string, FunctionSpec>(
  Object.entries({
    ...numberFunctions,
    ...mathFunctions,
    ...rowFunctions,
    ...logicalFunctions,
    ...choiceFunctions,
    ...dateFunctions,
    ...textFunctions,
    ...textPartFunctions,
    ...identityFunctions,
    ...clinicFunctions,
    ...probabilityFunctions,
  }),
)
