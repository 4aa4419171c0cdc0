import type { StoredCheck } from '../../kit/r/r-run.ts'
import attacksNegativeBinomial from './golden/attacks-negative-binomial.json' with { type: 'json' }

export const storedChecks: readonly StoredCheck[] = [attacksNegativeBinomial]
