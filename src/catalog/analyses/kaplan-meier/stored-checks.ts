import type { StoredCheck } from '../../kit/r/r-run.ts'
import amlMaintenance from './golden/aml-maintenance.json' with { type: 'json' }
import lungBySex from './golden/lung-by-sex.json' with { type: 'json' }

export const storedChecks: readonly StoredCheck[] = [lungBySex, amlMaintenance]
