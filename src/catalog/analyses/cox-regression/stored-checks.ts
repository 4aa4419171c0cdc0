import type { StoredCheck } from '../../kit/r/r-run.ts'
import amlBreslow from './golden/aml-breslow.json' with { type: 'json' }
import lung from './golden/lung.json' with { type: 'json' }

export const storedChecks: readonly StoredCheck[] = [lung, amlBreslow]
