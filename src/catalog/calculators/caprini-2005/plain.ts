import { definePlain } from '../../kit/tool/plain-names.ts'

const years = (value: number) => ({ value, unit: 'a' })
const bmi = (value: number) => ({ value, unit: 'kg/m2' })
/** Yes means one particular answer of several. */
const yes = (answer: string) => ({ true: answer, 1: answer })

export const plain = definePlain({
  inputs: {
    age: { input: 'age', of: { '≤40': years(35), '41–60': years(50), '61–74': years(65), '≥75': years(80) } },
    age_y: { input: 'age', unit: 'a' },
    minor: { input: 'surgery', of: yes('minor') },
    bmi: { input: 'bmi', of: { true: bmi(28), 1: bmi(28), false: bmi(22), 0: bmi(22) } },
    bmi_kgm2: { input: 'bmi', unit: 'kg/m2' },
    edema: { input: 'swelling' },
    vv: { input: 'varices' },
    preg: { input: 'pregnancy' },
    abort: { input: 'obstetric' },
    ocp: { input: 'hormones' },
    sepsis: { input: 'sepsis' },
    lung: { input: 'lung' },
    pft: { input: 'lungFunction' },
    mi: { input: 'infarction' },
    chf: { input: 'failure' },
    ibd: { input: 'bowel' },
    recent_surgery: { input: 'recentSurgery' },
    bed: { input: 'rest', of: yes('medical') },
    arthro: { input: 'surgery', of: yes('arthroscopic') },
    major: { input: 'surgery', of: yes('major') },
    lap: { input: 'surgery', of: yes('laparoscopic') },
    ca: { input: 'cancer' },
    conf: { input: 'rest', of: yes('long') },
    cast: { input: 'cast' },
    cvc: { input: 'catheter' },
    vte: { input: 'thrombosis' },
    fhx: { input: 'family' },
    fvl: { input: 'leiden' },
    pt: { input: 'prothrombin' },
    lac: { input: 'lupus' },
    acl: { input: 'cardiolipin' },
    hcy: { input: 'homocysteine' },
    hit: { input: 'hit' },
    thr: { input: 'thrombophilia' },
    stroke: { input: 'stroke' },
    arthpl: { input: 'surgery', of: yes('arthroplasty') },
    fx: { input: 'fracture' },
    trauma: { input: 'trauma' },
    sci: { input: 'spine' },
  },
  outputs: { score: 'score', band: { band: 'risk' } },
  absent: { age: years(35), bmi: bmi(22), surgery: 'none', rest: 'no' },
  examples: [{ inputs: { age: '61–74', bmi: true, major: true, ca: true, cvc: true }, outputs: { score: 9 } }],
})
