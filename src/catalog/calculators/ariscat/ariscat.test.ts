import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 50, unit: 'a' },
  saturation: { value: 96, unit: '%' },
  haemoglobin: { value: 101, unit: 'g/L' },
  incision: 'peripheral',
  duration: { value: 119, unit: 'min' },
})

function said(more: EnteredInputs) {
  const results = ask(more)
  return 'outputs' in results ? [results.outputs.score, ...results.bands, ...results.warned] : results
}

test.each<[EnteredInputs, unknown[]]>([
  [{}, [0, 'low']],
  [{ age: { value: 51, unit: 'a' } }, [3, 'low']],
  [{ age: { value: 80, unit: 'a' } }, [3, 'low']],
  [{ age: { value: 81, unit: 'a' } }, [16, 'low']],
  [{ saturation: { value: 95, unit: '%' } }, [8, 'low']],
  [{ saturation: { value: 91, unit: '%' } }, [8, 'low']],
  [{ saturation: { value: 90, unit: '%' } }, [24, 'low']],
  [{ haemoglobin: { value: 100, unit: 'g/L' } }, [11, 'low']],
  [{ haemoglobin: { value: 10, unit: 'g/dL' } }, [11, 'low']],
  [{ duration: { value: 2, unit: 'h' } }, [16, 'low']],
  [{ duration: { value: 3, unit: 'h' } }, [16, 'low']],
  [{ duration: { value: 181, unit: 'min' } }, [23, 'low']],
  [{ infection: true, emergency: true }, [25, 'low']],
  [{ infection: true, haemoglobin: { value: 90, unit: 'g/L' } }, [28, 'intermediate']],
  [{ incision: 'thoracic', duration: { value: 240, unit: 'min' } }, [47, 'high']],
  [{ age: { value: 51, unit: 'a' }, duration: { value: 181, unit: 'min' } }, [26, 'intermediate']],
  [
    { infection: true, haemoglobin: { value: 100, unit: 'g/L' }, duration: { value: 120, unit: 'min' } },
    [44, 'intermediate'],
  ],
  [
    {
      age: { value: 51, unit: 'a' },
      saturation: { value: 95, unit: '%' },
      haemoglobin: { value: 100, unit: 'g/L' },
      duration: { value: 181, unit: 'min' },
    },
    [45, 'high'],
  ],
  [{ age: { value: 9, unit: 'a' } }, ['adults-only']],
])('%j: %j', (more, expected) => {
  expect(said(more)).toEqual(expected)
})
