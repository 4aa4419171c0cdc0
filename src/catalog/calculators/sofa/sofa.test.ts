import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  pao2: { value: 100, unit: 'mm[Hg]' },
  fio2: { value: 0.21, unit: '1' },
  ventilated: false,
  platelets: { value: 200, unit: '10*9/L' },
  bilirubin: { value: 10, unit: 'umol/L' },
  circulation: 'normal',
  gcs: { value: 15, unit: '{score}' },
  creatinine: { value: 80, unit: 'umol/L' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  if (!('outputs' in results)) return results
  const { outputs, bands, warned } = results
  return [outputs.score, ...bands, ...warned]
}

/** Vincent 1996: both sides of each cut-off; oxygenation without ventilation scores 2 at most; urine output counts if it is worse. */
test.each<[EnteredInputs, unknown[]]>([
  [{ platelets: { value: 150, unit: '10*9/L' } }, [0, 'none']],
  [{ platelets: { value: 149, unit: '10*9/L' } }, [1, 'none']],
  [{ platelets: { value: 99, unit: '10*9/L' } }, [2, 'dysfunction']],
  [{ platelets: { value: 49, unit: '10*9/L' } }, [3, 'dysfunction']],
  [{ platelets: { value: 19, unit: '10*9/L' } }, [4, 'dysfunction']],
  [{ bilirubin: { value: 19, unit: 'umol/L' } }, [0, 'none']],
  [{ bilirubin: { value: 32, unit: 'umol/L' } }, [1, 'none']],
  [{ bilirubin: { value: 33, unit: 'umol/L' } }, [2, 'dysfunction']],
  [{ bilirubin: { value: 102, unit: 'umol/L' } }, [3, 'dysfunction']],
  [{ bilirubin: { value: 20, unit: 'umol/L' } }, [1, 'none']],
  [{ bilirubin: { value: 1.9, unit: 'mg/dL' } }, [1, 'none']],
  [{ bilirubin: { value: 2, unit: 'mg/dL' } }, [2, 'dysfunction']],
  [{ bilirubin: { value: 5.9, unit: 'mg/dL' } }, [2, 'dysfunction']],
  [{ bilirubin: { value: 6, unit: 'mg/dL' } }, [3, 'dysfunction']],
  [{ bilirubin: { value: 204, unit: 'umol/L' } }, [3, 'dysfunction']],
  [{ bilirubin: { value: 12, unit: 'mg/dL' } }, [4, 'dysfunction']],
  [{ creatinine: { value: 1.1, unit: 'mg/dL' } }, [0, 'none']],
  [{ creatinine: { value: 1.2, unit: 'mg/dL' } }, [1, 'none']],
  [{ creatinine: { value: 2, unit: 'mg/dL' } }, [2, 'dysfunction']],
  [{ creatinine: { value: 3.5, unit: 'mg/dL' } }, [3, 'dysfunction']],
  [{ creatinine: { value: 4.9, unit: 'mg/dL' } }, [3, 'dysfunction']],
  [{ creatinine: { value: 445, unit: 'umol/L' } }, [4, 'dysfunction']],
  [{ urine: { value: 500, unit: 'mL/d' } }, [0, 'none']],
  [{ urine: { value: 499, unit: 'mL/d' } }, [3, 'dysfunction']],
  [{ urine: { value: 0.1, unit: 'L/d' }, creatinine: { value: 2, unit: 'mg/dL' } }, [4, 'dysfunction']],
  [{ gcs: { value: 14, unit: '{score}' } }, [1, 'none']],
  [{ gcs: { value: 12, unit: '{score}' } }, [2, 'dysfunction']],
  [{ gcs: { value: 9, unit: '{score}' } }, [3, 'dysfunction']],
  [{ gcs: { value: 5, unit: '{score}' } }, [4, 'dysfunction']],
  [{ pao2: { value: 80, unit: 'mm[Hg]' }, fio2: { value: 0.2001, unit: '1' } }, ['impossible-value']],
  [{ pao2: { value: 60, unit: 'mm[Hg]' }, fio2: { value: 0.2, unit: '1' } }, ['impossible-value']],
  [{ pao2: { value: 40, unit: 'mm[Hg]' }, fio2: { value: 0.5, unit: '1' } }, [2, 'dysfunction']],
  [{ pao2: { value: 99, unit: 'mm[Hg]' }, fio2: { value: 0.5, unit: '1' }, ventilated: true }, [3, 'dysfunction']],
  [{ pao2: { value: 49, unit: 'mm[Hg]' }, fio2: { value: 50, unit: '%' }, ventilated: true }, [4, 'dysfunction']],
  [{ circulation: 'medium-dose' }, [3, 'dysfunction']],
  [{ age: { value: 12, unit: 'a' } }, ['adults-only']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
