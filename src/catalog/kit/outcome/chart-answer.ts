import { withoutFalse } from '../without-false.ts'
import type { Done, Notice, Sample } from './outcome.ts'

/**
 * The answer of a chart: its figure, the account of its sample and remarks, of which those that are false are omitted; a chart has no tables,
 * models or checks.
 */
export function chartAnswer(data: object, sample: Sample, notices: readonly (Notice | false)[] = []): Done {
  return {
    status: 'done',
    sample,
    tables: [],
    figures: [{ id: 'chart', of: 'chart', data }],
    savedColumns: [],
    models: [],
    checks: [],
    notices: withoutFalse(notices),
    facts: {},
  }
}
