import { defineCalculator } from '../../kit/tool/calculator.ts'
import { platelets } from '../../kit/tool/inputs/blood.ts'
import { ast } from '../../kit/tool/inputs/chemistry.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { upperLimit } from '../../kit/tool/inputs/upper-limit.ts'
import { examples } from './examples.ts'
import { cirrhosis, hepatitisB, significant } from './readings.ts'

const usualLimit = 40

export const definition = defineCalculator({
  id: 'apri',
  revision: 1,
  contentChecked: '2026-11-23',
  verified: {
    state: 'two-implementations',
    on: '2026-11-23',
    how: {
      en: 'Formula compared with table 1 of a paper in World J Gastroenterol (2012, 18:746) and a public implementation (khayatibhrdwaj/HepaCheck), the cut-offs 0.5, 1.5, 1.0 and 2.0 with a meta-analysis (BMC Gastroenterol 2012, 12:14), those of WHO 2024 (0.5, 1.0) with two papers that quote them; results with a second program in R.',
      zh: '公式同 World J Gastroenterol（2012，18:746）论文表 1 及一套公开实现（khayatibhrdwaj/HepaCheck）核对；界值 0.5、1.5、1.0、2.0 同荟萃分析（BMC Gastroenterol 2012，12:14），WHO 2024 界值（0.5、1.0）同两篇引用文献核对；结果由另行编写的 R 程序复核。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates liver fibrosis and cirrhosis in viral hepatitis from AST and platelets.',
    zh: '根据 AST 与血小板估计病毒性肝炎患者的肝纤维化与肝硬化。',
  },
  population: {
    en: 'Adults with chronic hepatitis C (derivation) or B.',
    zh: '成人慢性丙型肝炎（建立人群）或乙型肝炎患者。',
  },
  inputs: {
    ast: ast(),
    limit: optional({
      ...upperLimit({ en: 'AST', zh: 'AST ' }, [20, 60]),
      help: { en: `${usualLimit} U/L unless given.`, zh: `不填则取 ${usualLimit} U/L。` },
    }),
    platelets: platelets(),
  },
  outputs: { apri: { label: { en: 'APRI', zh: 'APRI' }, unit: { en: '(index)', zh: '（指数）' }, decimals: 2 } },
  formula: ({ ast: measured, limit, platelets: count }) => ({
    apri: (100 * (measured / (limit ?? usualLimit))) / count,
  }),
  formulaText: [
    {
      en: 'APRI = 100 × (AST ÷ upper limit of normal) ÷ platelets (10⁹/L)',
      zh: 'APRI = 100 ×（AST ÷ 正常值上限）÷ 血小板（10⁹/L）',
    },
  ],
  classifications: [significant, cirrhosis, hepatitisB],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'The upper limit of AST differs among laboratories: enter your own.',
      zh: '各实验室 AST 正常值上限不同，请填本实验室数值。',
    },
    {
      en: 'Falsely high in acute flares and where platelets are low for another reason.',
      zh: '肝炎急性发作及其他原因所致血小板减少时假性升高。',
    },
  ],
  nextSteps: [
    {
      en: 'Between the cut-offs measure stiffness; above them assess for cirrhosis and treatment.',
      zh: '介于界值之间者测肝脏硬度；高于界值者评估肝硬化与抗病毒治疗指征。',
    },
  ],
  references: [
    {
      text: 'Wai CT, Greenson JK, Fontana RJ, et al. A simple noninvasive index can predict both significant fibrosis and cirrhosis in patients with chronic hepatitis C. Hepatology 2003;38:518–526.',
      doi: '10.1053/jhep.2003.50346',
    },
    {
      text: 'World Health Organization. Guidelines for the prevention, diagnosis, care and treatment for people with chronic hepatitis B infection. 2024.',
    },
  ],
  examples,
})
