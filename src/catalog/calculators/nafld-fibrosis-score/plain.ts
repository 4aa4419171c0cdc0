import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    bmi: { input: 'bmi', unit: 'kg/m2' },
    ifg_dm: { input: 'glucose' },
    ast: { input: 'ast', unit: 'U/L' },
    alt: { input: 'alt', unit: 'U/L' },
    plt: { input: 'platelets', unit: '10*9/L' },
    alb_gdl: { input: 'albumin', unit: 'g/dL' },
    alb_gl: { input: 'albumin', unit: 'g/L' },
  },
  outputs: { NFS: 'nfs' },
  examples: [
    {
      inputs: { age: 55, bmi: 32, ifg_dm: 1, ast: 50, alt: 60, plt: 180, alb_gdl: 4 },
      outputs: { NFS: 0.343 },
    },
  ],
})
