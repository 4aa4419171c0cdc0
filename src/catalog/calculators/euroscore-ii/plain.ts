import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    female: { input: 'sex', of: { 1: 'female', 0: 'male', true: 'female', false: 'male' } },
    renal: { input: 'renal', of: { '>85': 'normal', '50–85': 'moderate', '≤50': 'severe', dialysis: 'dialysis' } },
    lvef_pct: { input: 'ejection', unit: '%' },
    nyha: { input: 'nyha', of: { I: 'I', II: 'II', III: 'III', IV: 'IV' } },
    pa: { input: 'pulmonary', of: { '≤30': 'normal', '31–55': 'moderate', '>55': 'severe' } },
    urgency: {
      input: 'urgency',
      of: { elective: 'elective', urgent: 'urgent', emergency: 'emergency', salvage: 'salvage' },
    },
    weight: { input: 'weight', of: { cabg: 'cabg', '1 non-CABG': 'single', '2': 'two', '3+': 'three' } },
    arteriopathy: { input: 'arteriopathy' },
    mobility: { input: 'mobility' },
    redo: { input: 'redo' },
    lung: { input: 'lungDisease' },
    endocarditis: { input: 'endocarditis' },
    critical: { input: 'critical' },
    iddm: { input: 'insulin' },
    ccs4: { input: 'angina' },
    mi: { input: 'infarction' },
    aorta: { input: 'thoracicAorta' },
  },
  outputs: { mortality_pct: 'mortality' },
  absent: {
    sex: 'male',
    renal: 'normal',
    ejection: { value: 60, unit: '%' },
    nyha: 'I',
    pulmonary: 'normal',
    urgency: 'elective',
    weight: 'cabg',
  },
  examples: [{ inputs: { age: 58 }, outputs: { mortality_pct: 0.5 } }],
})
