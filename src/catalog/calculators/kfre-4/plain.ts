import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
    egfr: { input: 'egfr', unit: 'mL/min/{1.73_m2}' },
    acr_mgg: { input: 'acr', unit: 'mg/g' },
    acr_mgmmol: { input: 'acr', unit: 'mg/mmol' },
    region: { input: 'region', of: { nonNA: 'elsewhere', NA: 'north-america' } },
  },
  outputs: { risk2y_pct: 'risk2', risk5y_pct: 'risk5' },
  absent: { region: 'elsewhere' },
  examples: [
    {
      inputs: { age: 60, sex: 'M', egfr: 30, acr_mgg: 500, region: 'nonNA' },
      outputs: { risk2y_pct: 7.32, risk5y_pct: 25.51 },
    },
  ],
})
