import { definePlain } from '../../kit/tool/plain-names.ts'

const yesOrNo = (yes: number, no: number, unit: string) => ({
  true: { value: yes, unit },
  false: { value: no, unit },
})

const normal = {
  site: 'other',
  platelets: { value: 250, unit: '10*9/L' },
  whiteCells: { value: 7, unit: '10*9/L' },
  bmi: { value: 23, unit: 'kg/m2' },
  haemoglobin: { value: 130, unit: 'g/L' },
}

export const plain = definePlain({
  inputs: {
    site: {
      input: 'site',
      of: {
        other: 'other',
        'lung, lymphoma, gynaecological, bladder, testicular': 'high',
        'stomach, pancreas': 'highest',
      },
    },
    plt: { input: 'platelets', of: yesOrNo(400, 250, '10*9/L') },
    hb: { input: 'haemoglobin', of: yesOrNo(90, 130, 'g/L') },
    wbc: { input: 'whiteCells', of: yesOrNo(15, 7, '10*9/L') },
    bmi: { input: 'bmi', of: yesOrNo(36, 23, 'kg/m2') },
    esa: { input: 'stimulated' },
  },
  outputs: { score: 'score' },
  absent: normal,
  examples: [{ inputs: { site: 'stomach, pancreas', plt: true }, outputs: { score: 3 } }],
})
