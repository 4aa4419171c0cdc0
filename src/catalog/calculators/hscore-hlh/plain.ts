import { definePlain } from '../../kit/tool/plain-names.ts'

const fibrinogen = (value: number) => ({ value, unit: 'g/L' })
const ast = (value: number) => ({ value, unit: 'U/L' })
const normal = {
  temperature: { value: 37, unit: 'Cel' },
  organs: 'none',
  cytopenias: '1',
  ferritin: { value: 100, unit: 'ug/L' },
  triglycerides: { value: 1, unit: 'mmol/L' },
  fibrinogen: fibrinogen(3),
  ast: ast(20),
}

export const plain = definePlain({
  inputs: {
    imm: { input: 'immunosuppression' },
    temp: {
      input: 'temperature',
      of: {
        '<38.4': { value: 37, unit: 'Cel' },
        '38.4–39.4': { value: 39, unit: 'Cel' },
        '>39.4': { value: 40, unit: 'Cel' },
      },
    },
    org: { input: 'organs', of: { none: 'none', 'liver or spleen': 'one', 'liver and spleen': 'both' } },
    cyt: { input: 'cytopenias', of: { '1': '1', '2': '2', '3': '3' } },
    fer: {
      input: 'ferritin',
      of: {
        '<2000': { value: 1000, unit: 'ug/L' },
        '2000–6000': { value: 4000, unit: 'ug/L' },
        '>6000': { value: 8000, unit: 'ug/L' },
      },
    },
    tg: {
      input: 'triglycerides',
      of: {
        '<1.5': { value: 1, unit: 'mmol/L' },
        '1.5–4': { value: 3, unit: 'mmol/L' },
        '>4': { value: 5, unit: 'mmol/L' },
      },
    },
    fib: { input: 'fibrinogen', of: { true: fibrinogen(2), false: fibrinogen(3) } },
    ast: { input: 'ast', of: { true: ast(80), false: ast(20) } },
    bm: { input: 'marrow' },
  },
  outputs: { score: 'score', probability_pct: 'probability' },
  absent: normal,
  examples: [
    {
      inputs: { temp: '>39.4', org: 'liver and spleen', cyt: '3', fer: '>6000', tg: '1.5–4', fib: true, ast: true },
      outputs: { score: 264 },
    },
  ],
})
